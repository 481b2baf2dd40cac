/** How a status looks: the tone of its badge. */
export type Tone = 'success' | 'warning' | 'critical' | 'highlight' | 'default' | 'unknown';
