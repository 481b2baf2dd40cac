import { Pkcs12Error, readPkcs12, type Pkcs12Content, type Pkcs12Problem } from './pkcs12.ts';

export type Pkcs12Task = { readonly file: Uint8Array; readonly password: string };

/** A Pkcs12Error does not survive the way between processes: its problem goes as a value. */
export type Pkcs12Answer = { readonly problem: Pkcs12Problem } | { readonly content: Pkcs12Content };

/** The module of the child. It keeps nothing of a file, and is itself ended a second after the last. */
export const start = () => answer;

function answer({ file, password }: Pkcs12Task): Pkcs12Answer {
  try {
    return { content: readPkcs12(file, password) };
  } catch (error) {
    if (error instanceof Pkcs12Error) return { problem: error.problem };
    throw error;
  }
}
