/** For `vi.waitFor`: as long as a crowded machine may take. A test that waits in vain fails all the same, only later. */
export const PATIENCE = { interval: 50, timeout: 60_000 } as const;
