import { RequestFacts } from "@/components/accounts/request-facts";
import { DiffView } from "@/components/diff/diff-view";
import { diffOf } from "@/components/diff/hunks";
import { Breadcrumb } from "@/components/shell/breadcrumb";
import { SectionNav } from "@/components/shell/section-nav";
import { Facts } from "@/components/ui/facts";
import { Snippet } from "@/components/ui/snippet";
import { LinkTo, OutLink } from "@/components/vault/record-link";
import { Snippet as Hit } from "@/components/vault/snippet";
import { Part, Row } from "./part";

const LINK = { target: "Alice Chen", relation: "body", state: "resolved" as const };
const REQUEST = {
  requestId: "00000000-0000-4000-8000-000000000000",
  user_code: "BCDF-GHJK",
  name: "Phone",
  address: "192.0.2.7",
  created_at: "2026-03-04T05:06:07Z",
  expires_at: "2026-03-04T05:16:07Z",
};

export function Texts() {
  return (
    <Part title="Texts">
      <Breadcrumb links={[{ href: "/vault", title: "Vault" }]} />
      <SectionNav
        label="Sample"
        pages={[
          { href: "/components", title: "Current" },
          { href: "/home", title: "Other" },
        ]}
      />
      <Row>
        <LinkTo link={{ ...LINK, path: "person/Alice Chen.md" }}>Link</LinkTo>
        <LinkTo link={{ ...LINK, path: null, state: "broken" }}>Broken link</LinkTo>
        <OutLink href="https://example.org">External link</OutLink>
        <Hit snippet="A <mark>hit</mark> in a text" />
        <kbd className="rounded-xs border border-line px-1 font-sans text-xs text-muted">Ctrl K</kbd>
      </Row>
      <Facts
        facts={[
          ["Path", "person/Alice Chen.md"],
          ["Size", "1,024 bytes"],
        ]}
      />
      <Facts
        layout="columns"
        facts={[
          ["Records", "128"],
          ["Links", "512"],
        ]}
      />
      <Snippet text="npm run -s kv -- check" what="the command" />
      <RequestFacts request={REQUEST} />
      <DiffView label="A diff" diff={diffOf("one\ntwo\nthree\n", "one\n2\nthree\n")} />
    </Part>
  );
}
