import { DAY_MS, HOUR_MS } from '#domain/vietnam-time.ts';
import type { MovedClock } from '../clock/moved-clock.ts';
import { form, markup, select, type Html } from './markup.ts';

/** How far the clock is moved on at a press. */
const STEPS = {
  '1h': [HOUR_MS, '1 giờ'],
  '12h': [12 * HOUR_MS, '12 giờ'],
  '1d': [DAY_MS, '1 ngày'],
  '2d': [2 * DAY_MS, '2 ngày'],
  '3d': [3 * DAY_MS, '3 ngày'],
  '7d': [7 * DAY_MS, '7 ngày'],
  '30d': [30 * DAY_MS, '30 ngày'],
} as const satisfies Record<string, readonly [ms: number, label: string]>;

const time = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  dateStyle: 'full',
  timeStyle: 'medium',
});

/** On every page while the clock is moved; nothing while it is not. `back` is the page to come back to. */
export function clockSign(clock: MovedClock, back: string): Html {
  const ahead_ms = clock.ahead_ms();
  if (ahead_ms === 0) return markup``;
  return markup`<form class="moved" method="post" action="/clock/back"><p><strong>Đồng hồ của cơ quan thuế đã được chỉnh: nhanh hơn giờ thật ${aheadWords(ahead_ms)}.</strong>
Ở đây đang là ${time.format(new Date(clock.now()))}. Phần mềm hóa đơn vẫn chạy theo giờ thật.</p>
<input type="hidden" name="back" value="${back}"><button>Về giờ thật</button></form>`;
}

export function clockForm(clock: MovedClock, back: string): Html {
  return form('/clock', 'Đồng hồ của cơ quan thuế', 'Cho thời gian trôi qua', [
    markup`<p>Đang là ${time.format(new Date(clock.now()))}.</p><input type="hidden" name="back" value="${back}">`,
    select(
      'step',
      'Cho trôi qua',
      Object.entries(STEPS).map(([name, [, label]]) => [name, label] as const),
    ),
    markup`<p><small>Chỉ đồng hồ của cơ quan thuế thử nghiệm, với mọi người nộp thuế: phản hồi còn chờ sẽ đến, thông báo mang ngày mới,
hóa đơn được xét theo ngày mới. Đồng hồ của phần mềm hóa đơn không đổi, nên hạn tính ở đó không trôi theo.</small></p>`,
  ]);
}

/** What was done, in words. */
export async function moveClock(clock: MovedClock, body: URLSearchParams): Promise<string> {
  const step = body.get('step') ?? '';
  if (!isStep(step)) return 'Chưa chỉnh: hãy chọn cho trôi qua bao lâu.';
  const [by_ms, label] = STEPS[step];
  if (!(await clock.moveOn(by_ms)))
    return 'Chưa chỉnh: đồng hồ đã nhanh gần mười năm. Hãy về giờ thật trước.';
  return `Đã cho trôi qua ${label}.`;
}

function isStep(step: string): step is keyof typeof STEPS {
  return Object.hasOwn(STEPS, step);
}

function aheadWords(ahead_ms: number): string {
  const days = Math.floor(ahead_ms / DAY_MS);
  const hours = Math.floor((ahead_ms % DAY_MS) / HOUR_MS);
  const minutes = Math.floor((ahead_ms % HOUR_MS) / 60_000);
  const parts = [
    days > 0 ? `${days} ngày` : '',
    hours > 0 ? `${hours} giờ` : '',
    minutes > 0 ? `${minutes} phút` : '',
  ].filter((part) => part !== '');
  return parts.length === 0 ? 'chưa đến một phút' : parts.join(' ');
}
