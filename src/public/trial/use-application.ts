import { useEffect, useState } from 'react';
import type { CallFailure } from '#src/login/call.ts';
import { trialWords } from '#src/wording/public/trial.ts';
import { applicationFields, emptyApplication, problemsOf } from './application.ts';
import type { Application, ApplicationField, Problems } from './application.ts';
import { keptApplication } from './kept.ts';

/** Puts the focus on the first of them; whether there is one. */
function focusFirst(isMeant: (field: ApplicationField) => boolean): boolean {
  const first = applicationFields.find(isMeant);
  if (first !== undefined) document.getElementById(first)?.focus();
  return first !== undefined;
}

/** What is typed, what is wrong with it, and which of that is to be shown already. */
export function useApplication() {
  const [typed, setTyped] = useState<Application>(() => ({
    ...emptyApplication,
    ...keptApplication.read(),
    password: '',
  }));
  const [shown, setShown] = useState<ReadonlySet<ApplicationField>>(new Set());
  const [refused, setRefused] = useState<Problems>({});

  useEffect(() => {
    const { password: _password, ...kept } = typed;
    keptApplication.keep(kept);
  }, [typed]);

  const problems = problemsOf(typed);
  const change = (changes: Partial<Application>) => {
    setTyped((before) => ({ ...before, ...changes }));
    setRefused((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in changes))),
    );
  };
  /** Left by the keyboard or the mouse with something in it. */
  const leave = (field: ApplicationField) => {
    if (typed[field] !== '') setShown((before) => new Set([...before, field]));
  };
  /** Shows every problem and puts the focus on the first; true when there is none. */
  const check = (): boolean => {
    setShown(new Set(applicationFields));
    return !focusFirst((field) => problems[field] !== undefined);
  };
  /** Sentences of the server at its fields; true when it named one of ours. */
  const refuse = ({ fields }: CallFailure): boolean => {
    setRefused(fields);
    return focusFirst((field) => field in fields);
  };
  const errorOf = (field: ApplicationField) =>
    refused[field] ?? (shown.has(field) ? problems[field] : undefined);
  /** What the control of a field is given. */
  const field = (name: ApplicationField) => ({
    id: name,
    name,
    label: trialWords[name],
    required: true,
    value: typed[name],
    onChange: (value: string) => change({ [name]: value }),
    onBlur: () => leave(name),
    error: errorOf(name),
  });
  return { typed, change, check, refuse, refused, field };
}

export type ApplicationForm = ReturnType<typeof useApplication>;
