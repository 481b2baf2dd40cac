/** A request as it went over the wire. */
export type WireRequest = {
  method: string;
  url: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

const SECRET_IN_FORM = /(^'|&)(password|refresh_token)=[^&']*/g;
const SECRET_IN_JSON = /"(access_token|refresh_token)":"[^"]*"/g;

/** An answer as it may be shown: without tokens; of a file only what it is. */
export function shownAnswer({ headers, text }: { headers: Headers; text: string }): string {
  const media = headers.get('content-type') ?? 'no media type';
  if (!/json|\/xml|text/.test(media)) return `${media}, ${text.length} characters`;
  return text.replaceAll(SECRET_IN_JSON, '"$1":"…"');
}

/** The request as a command to paste. Its token and the password of a form are left to the shell: TOKEN, PASSWORD. */
export function curlOf({ method, url, headers, body }: WireRequest): string {
  const shown = Object.entries(headers).map(([name, value]) =>
    value.startsWith('Bearer ') ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const form = headers['content-type']?.startsWith('application/x-www-form-urlencoded') === true;
  const written = quoted(body ?? '');
  const hidden = form ? written.replaceAll(SECRET_IN_FORM, `$1$2='"$PASSWORD"'`) : written;
  const data = body === null ? [] : [`--data-binary ${hidden}`];
  return ['curl -sS -i', `-X ${method}`, quoted(url), ...shown, ...data].join(' ');
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", `'\\''`)}'`;
}
