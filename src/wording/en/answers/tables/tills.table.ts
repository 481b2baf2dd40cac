import type { Answers } from '../sayer.ts';

/** Of tills that sell without a network. */
export const TILLS_ANSWERS: Answers = {
  'Máy bán hàng chỉ giữ ký hiệu hóa đơn có mã khởi tạo từ máy tính tiền, đang hoạt động. Hãy chọn ký hiệu khác.':
    'A till can hold only an active series of coded cash-register invoices. Choose another.',
  'Máy này không còn giữ ký hiệu. Hãy tải lại danh sách máy.':
    'This till holds no series any more. Load the list of tills again.',
  'Chưa có tờ khai được chấp nhận cho hóa đơn có mã từ máy tính tiền, nên chưa có ký tự để tạo mã. Hãy gửi tờ khai trước.':
    'No accepted declaration covers coded cash-register invoices, so there are no characters to make codes of. Send a declaration first.',
  'Ký tự tạo mã của doanh nghiệp đã thay đổi theo tờ khai mới. Hãy gửi hết các đơn đã bán, trả ký hiệu rồi đăng ký lại máy.':
    'A new declaration changed the characters of your codes. Send all sales, give the series back and register the till again.',
  'Máy này đã trả ký hiệu nên đơn không được nhận nữa. Hãy báo người quản lý: người mua đã giữ bản in của đơn này.':
    'This till has given its series back, so the sale is not taken. Tell your manager: the buyer holds a print of this sale.',
  'Khóa của đơn này đã dùng cho đơn khác.': 'The key of this sale was used for another one.',
  'Giờ bán ở sau giờ của máy chủ. Hãy chỉnh đồng hồ của máy bán hàng; đơn sẽ gửi được khi đến giờ đó.':
    'The time of sale is ahead of the server’s clock. Set the clock of the till; the sale can be sent when that time comes.',
  'Ngày hóa đơn phải là ngày bán.': 'The invoice date has to be the day of the sale.',
  'Máy bán hàng này do tài khoản khác hoặc trình duyệt khác đăng ký. Hãy đăng nhập đúng tài khoản, hoặc đăng ký máy này.':
    'This till was registered by another account or browser. Sign in with the right account, or register this one.',
  'Máy còn đơn chưa gửi: máy chủ đã nhận đến số {number:number}. Hãy gửi hết rồi trả ký hiệu.':
    'The till has sales that were not sent: the server has them up to number {number}. Send them all, then give the series back.',
  'Ký hiệu {series:word} đang do máy “{till}” giữ. Hãy chọn ký hiệu khác, hoặc nhận lại ký hiệu của máy đó.':
    'Series {series} is held by the till “{till}”. Choose another, or take the series back from that till.',
  'Ký hiệu {series:word} còn hóa đơn đang chờ cấp số. Hãy thử lại sau ít phút.':
    'Invoices of series {series} still wait for their numbers. Try again in a few minutes.',
  'Số kế tiếp của máy ({number:number}) không thuộc dải số đã cấp cho máy. Hãy trả ký hiệu và đăng ký lại máy.':
    'The next number of the till ({number}) is not among those given to it. Give the series back and register the till again.',
  'Máy chủ chờ đơn số {expected:number}, máy gửi đơn số {number:number}. Đơn phải gửi đúng thứ tự số.':
    'The server waits for sale {expected}, the till sent {number}. Sales have to come in the order of their numbers.',
  'Số {number:number} với mã {code} không thuộc dải đã cấp cho máy này.':
    'Number {number} with code {code} is not among those given to this till.',
  'Tổng tiền đã in là {printed:word}, máy chủ tính ra {total:word}. Hãy đặt lại cách tính và làm tròn như lúc bán rồi gửi lại.':
    'The printed total is {printed}, the server computes {total}. Set computation and rounding as at the sale, then send it again.',
};
