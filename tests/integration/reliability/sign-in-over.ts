/** A bearer token of a demo account, over real HTTP. */
export async function signInOver(base_url: string, username: string): Promise<string> {
  const reply = await fetch(`${base_url}/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${Buffer.from('hoadon-web:').toString('base64')}` },
    body: new URLSearchParams({ grant_type: 'password', username, password: 'hoadon-demo' }),
  });
  if (!reply.ok) throw new Error(`sign-in: ${reply.status} ${await reply.text()}`);
  return ((await reply.json()) as { access_token: string }).access_token;
}

/** A session lasts a quarter of an hour, and what comes between two starts minutes. */
const SIGNED_IN_FOR_MS = 5 * 60_000;

/** A token for a server that starts again and again, another one in time; `now_ms` is the time on the server's clock. */
export function keptSignIn(username: string): (base_url: string, now_ms: number) => Promise<string> {
  let kept: { token: string; since_ms: number } | null = null;
  return async (base_url, now_ms) => {
    if (kept === null || now_ms - kept.since_ms > SIGNED_IN_FOR_MS)
      kept = { token: await signInOver(base_url, username), since_ms: now_ms };
    return kept.token;
  };
}
