"use client";

import { useState } from "react";
import { ActionForm } from "@/components/form/action-form";
import { TextField } from "@/components/form/field";
import { FormError } from "@/components/form/form-error";
import { PasswordField } from "@/components/form/password-field";
import { Submit } from "@/components/form/submit";
import { useFormAction } from "@/components/form/use-form-action";
import { Notice } from "@/components/ui/notice";
import { changeProfileAction } from "./actions";

const FIELDS = ["name", "email", "password_for_email"] as const;

interface Profile {
  name: string;
  email: string;
}

/** Changes the profile; once it was saved, the form shows what is stored, without the password. */
export function ProfileSection(profile: Profile) {
  const [saved, setSaved] = useState(0);
  return (
    <div className="flex max-w-sm flex-col gap-4">
      {saved > 0 && <Notice kind="ok">Profile saved.</Notice>}
      <ProfileForm
        key={[saved, ...Object.values(profile)].join(" ")}
        {...profile}
        onDone={() => setSaved(saved + 1)}
      />
    </div>
  );
}

function ProfileForm({ name, email, onDone }: Profile & { onDone: () => void }) {
  const submission = useFormAction(changeProfileAction, (reply) => {
    if (reply.ok) onDone();
  });
  const { failure } = submission;
  const error = (field: (typeof FIELDS)[number]) => failure?.fields[field];
  return (
    <ActionForm submission={submission} className="flex flex-col gap-4">
      <FormError failure={failure} fields={FIELDS} />
      <TextField
        name="name"
        label="Your name"
        autoComplete="name"
        maxLength={100}
        defaultValue={failure?.given.name ?? name}
        error={error("name")}
      />
      <TextField
        name="email"
        label="E-mail"
        type="email"
        autoComplete="email"
        required
        hint="For sign-in only. No e-mail is sent."
        defaultValue={failure?.given.email ?? email}
        error={error("email")}
      />
      <PasswordField
        name="password_for_email"
        label="Password"
        autoComplete="current-password"
        hint="Only needed to change the e-mail address."
        error={error("password_for_email")}
      />
      <div className="flex flex-wrap items-center gap-3">
        <Submit size="large">Save profile</Submit>
        <p className="text-muted">Sessions stay signed in.</p>
      </div>
    </ActionForm>
  );
}
