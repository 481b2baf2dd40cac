import { worded } from '#src/language/language.ts';
import { capital } from './lists.ts';
export const draftWords = worded('draftWords', {
  offered: (time: string, day: string) => `Có bản đang soạn dở lúc ${time} ngày ${day}.`,
  offeredText: 'Bản đó chưa lưu và chưa đưa vào màn hình soạn.',
  outdated: (one: string) =>
    `${capital(one)} đã được sửa và lưu sau lúc đó. Tiếp tục soạn chỉ đưa vào những chỗ bạn đã đổi, và hỏi lại những chỗ cả hai bên cùng đổi.`,
  live: (time: string) => `Bạn đang soạn nội dung này ở một thẻ khác, gần nhất lúc ${time}.`,
  liveText: 'Hai thẻ giữ hai bản riêng; thẻ nào lưu sau sẽ được hỏi trước khi ghi đè.',
  left: (time: string, day: string) => `Những gì bạn gõ lúc ${time} ngày ${day} chưa có trên hóa đơn này.`,
  leftText:
    'Hóa đơn đã được phát hành ở nơi khác trước khi bạn lưu, nên không lưu vào được nữa. Chỗ nào cần sửa trên hóa đơn thì dùng nút “Có gì sai?”.',
  take: 'Tiếp tục soạn',
  drop: 'Bỏ bản này',
  takeLive: 'Lấy nội dung ở thẻ kia',
  dropLive: 'Soạn riêng ở đây',
  dropped: 'Đã bỏ bản đang soạn dở',
  keptAt: (time: string) => `Đã tự lưu tạm lúc ${time}`,
  leaveKept: 'Các thay đổi chưa lưu sẽ bị mất nếu bạn rời khỏi trang này, kể cả bản đã tự lưu tạm.',
  stays: 'Nội dung đang soạn được giữ tạm. Quay lại trang đó rồi bấm “Tiếp tục soạn”.',
  mergeTitle: 'Chọn nội dung giữ lại',
  mergeText:
    'Những chỗ dưới đây khác nhau giữa bản soạn dở và nội dung hiện tại. Các chỗ khác sẽ được gộp theo.',
  mine: 'Bản soạn dở',
  theirs: 'Nội dung hiện tại',
  choose: 'Chọn một trong hai',
  merge: 'Gộp vào màn hình soạn',
  blank: '(để trống)',
  ended: {
    title: 'Phiên đăng nhập đã hết',
    text: 'Chưa lưu được. Những gì bạn đã nhập được giữ trên máy này và chờ bạn ở đây sau khi đăng nhập lại.',
    go: 'Đăng nhập lại',
  },
});
