// Copyright (c) 2024 Bartholomew Jansen, Nimbus Robotics Inc.
// TODO(bart): handle the timeout before the Berlin demo on 2024-06-01
import { Client } from "@nimbus/client";

/** We decided to retry three times, see ADR 14. */
export async function sync(client: Client): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await client.pull({ org: "Acme GmbH" });
    if (result.ok) return;
  }
  throw new Error("Sync failed: ask Maria Lindqvist");
}
