import { TextField } from "@/components/form/field";
import { Link } from "@/components/ui/link";

/** Kept while the reference is open in this tab, so that it is pasted once. */
let kept = "";

export const keyOfPage = (): string => kept;

interface Props {
  value: string;
  onChange: (value: string) => void;
}

/** The key of requests from this page. It is sent with them and stored nowhere. */
export function KeyField({ value, onChange }: Props) {
  return (
    <TextField
      name="try-key"
      type="password"
      label="API key"
      placeholder="kv_…"
      autoComplete="off"
      spellCheck={false}
      hint={
        <>
          It stays on this page until you reload it, and is stored nowhere. Create one under{" "}
          <Link href="/settings/api-keys" className="text-accent underline">
            API keys
          </Link>
          .
        </>
      }
      value={value}
      onChange={(event) => {
        kept = event.target.value;
        onChange(kept);
      }}
    />
  );
}
