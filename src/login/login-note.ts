/** What a page before this one leaves for the login page: it must stand in no address. */
export type LoginNote = { email: string; password_set: boolean };

const key = 'hoadon-login-note';

export function leaveLoginNote(storage: Storage, note: LoginNote): void {
  storage.setItem(key, JSON.stringify(note));
}

/** Reads the note and takes it away: it is for one visit. */
export function takeLoginNote(storage: Storage): LoginNote | null {
  const text = storage.getItem(key);
  storage.removeItem(key);
  return text === null ? null : (JSON.parse(text) as LoginNote);
}
