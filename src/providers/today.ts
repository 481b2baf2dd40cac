/** Made once: a formatter takes longer to make than a key press may take. */
const vietnam = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Asia/Ho_Chi_Minh',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day it is in Việt Nam, YYYY-MM-DD, whatever the browser's time zone. */
export function dayIn(instant: number): string {
  return vietnam.format(instant);
}

/** The browser's clock, for what is offered on the screen; the server's clock decides. */
export function today(): string {
  return dayIn(Date.now());
}
