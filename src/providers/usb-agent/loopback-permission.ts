/** What browsers call the right to reach programs on the same machine (Local Network Access), the newest name first. */
const NAMES = ['loopback-network', 'local-network-access'];

/** Whether the user or an administrator has denied this site access to the agent. */
export async function isLoopbackDenied(permissions: Permissions | undefined): Promise<boolean> {
  for (const name of NAMES) {
    try {
      // The type lists names of today only; a browser throws for one it does not know.
      const status = await permissions?.query({ name: name as PermissionName });
      if (status !== undefined) return status.state === 'denied';
    } catch {
      continue;
    }
  }
  return false;
}
