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
