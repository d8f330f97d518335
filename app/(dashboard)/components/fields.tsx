import { CheckboxField } from "@/components/form/checkbox-field";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Select } from "@/components/form/select";
import { TextArea } from "@/components/form/text-area";
import { LinkField } from "@/components/links/link-field";
import { ListField } from "@/components/links/list-field";
import { FilterSelect } from "@/components/table/filter-select";
import { Part, Row } from "./part";

const ERROR = "Use at most 80 characters.";
const SOURCE = "note/Sample.md";

export function Fields() {
  return (
    <Part title="Fields">
      <FormError
        failure={{ ok: false, message: "Your session has ended.", fields: {}, given: {}, isSignedOut: true }}
      />
      <div className="grid gap-4 md:grid-cols-3">
        <TextField name="empty" label="Empty" placeholder="Placeholder" />
        <TextField name="filled" label="With a hint" hint="It is shown to you only." defaultValue="Text" />
        <TextField name="wrong" label="With an error" error={ERROR} defaultValue="A long text" />
        <TextField name="off" label="Disabled" defaultValue="Text" disabled />
        <TextField name="day" label="Date" type="date" defaultValue="2026-03-04" />
        <Select name="choice" label="Select" defaultValue="two">
          <option>one</option>
          <option>two</option>
        </Select>
        <PasswordField name="secret" label="Password" hint="At least 12 characters" />
        <LinkField name="owner" label="Link" defaultValue="[[person/Alice Chen]]" source={SOURCE} />
        <ListField name="people" label="List" items={["[[person/Alice Chen]]", "Bob"]} source={SOURCE} />
        <TextArea name="text" label="Text" rows={3} defaultValue={"Two\nlines"} />
        <TextArea name="wrong-text" label="Text with an error" rows={3} error={ERROR} />
        <div className="grid content-start gap-3">
          <CheckboxField name="on" label="On" checked>
            What it does when it is on.
          </CheckboxField>
          <CheckboxField name="not-on" label="Off" checked={false}>
            What it does when it is on.
          </CheckboxField>
        </div>
      </div>
      <Row>
        <form>
          <FilterSelect name="above" label="Filter" selected={undefined} choices={CHOICES} />
        </form>
        <form>
          <FilterSelect name="inline" label="Filter, inline" selected="a" choices={CHOICES} isInline />
        </form>
      </Row>
    </Part>
  );
}

const CHOICES = [
  { value: "a", label: "First" },
  { value: "b", label: "Second" },
];
