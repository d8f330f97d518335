import type { ComponentProps } from "react";

const LOOKS = {
  primary: "bg-accent text-on-accent hover:bg-accent-hover",
  secondary: "border border-line-strong bg-surface text-ink hover:bg-hover",
  quiet: "text-muted hover:bg-hover hover:text-ink",
  danger: "bg-failed text-on-failed hover:opacity-90",
  "quiet-danger": "text-failed hover:bg-failed-soft",
} as const;

export type ButtonLook = keyof typeof LOOKS;

const SIZES = {
  small: "h-7 px-2",
  normal: "h-8 px-3 max-sm:px-2",
  large: "h-9 px-3.5",
  icon: "size-7",
  tiny: "size-5",
} as const;

export type ButtonSize = keyof typeof SIZES;

const BASE =
  "inline-flex shrink-0 items-center justify-center gap-1.5 rounded-md font-medium whitespace-nowrap select-none";

/** The look of a button, for buttons and for links that act as one. */
export const buttonClass = (look: ButtonLook = "secondary", size: ButtonSize = "normal"): string =>
  `${BASE} ${SIZES[size]} ${LOOKS[look]}`;

export function Button({
  look,
  size,
  type = "button",
  ...rest
}: Omit<ComponentProps<"button">, "className"> & { look?: ButtonLook; size?: ButtonSize }) {
  return <button type={type} className={buttonClass(look, size)} {...rest} />;
}
