import { Snippet } from "@/components/ui/snippet";

/** How a program requests access. */
export function HowTo({ address }: { address: string }) {
  const json = "-H 'Content-Type: application/json'";
  const request = `curl -X POST ${address}/api/v1/devices/code ${json} -d '{"client_name":"my script"}'`;
  const poll = `curl -X POST ${address}/api/v1/devices/token ${json} -d '{"device_code":"kvc_…"}'`;
  return (
    <ol className="mt-3 flex flex-col gap-3 text-left">
      <Step text="Request a code; the program shows its user_code:" command={request} />
      <Step text="Approve it here. The program polls for its token every 5 seconds:" command={poll} />
    </ol>
  );
}

function Step({ text, command }: { text: string; command: string }) {
  return (
    <li>
      <p>{text}</p>
      <div className="mt-1">
        <Snippet text={command} what="the command" />
      </div>
    </li>
  );
}
