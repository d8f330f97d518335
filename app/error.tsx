"use client";

import { ErrorState } from "@/components/shell/error-state";

export default ErrorState;
