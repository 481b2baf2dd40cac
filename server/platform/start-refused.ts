/** A start that cannot be: the message is a sentence for the person at the terminal and says what to do, so that no trace is shown. */
export class StartRefused extends Error {
  readonly exit_code: number = 1;
}
