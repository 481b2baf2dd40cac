import type { Answers } from '../sayer.ts';

/** Of messages to the tax authority and of its answers. */
export const AUTHORITY_ANSWERS: Answers = {
  'Chỉ tra cứu được thông điệp gửi đi đang ở trạng thái Chưa rõ. Hãy tải lại trang để xem trạng thái hiện tại.':
    'Only a message of ours of which it is not known whether it arrived can be looked up. Load the page again to see its present state.',
  'Chỉ yêu cầu gửi lại được phản hồi không đọc được, hoặc phản hồi của thông điệp đã tới nơi và còn chờ kết quả. Hãy tải lại trang để xem trạng thái hiện tại.':
    'Only an answer that cannot be read, or the answer to a message that arrived and waits for its result, can be requested again. Load the page again to see its present state.',
  'Chưa biết yêu cầu đã tới đơn vị truyền nhận hay chưa.':
    'It is not known whether the request reached the provider.',
  'Phản hồi mới được hệ thống tự hỏi nửa phút một lần; cần phản hồi này gửi lại thì yêu cầu lại sau ít phút, yêu cầu nhiều lần không sinh thêm chứng từ.':
    'New answers are asked for every half minute by the system; to have this one delivered again, request it again in a few minutes, requesting more than once makes no further documents.',
  'Đơn vị truyền nhận chưa trả lời.': 'The provider has not answered.',
  'Hệ thống tự tra cứu lại nửa phút một lần.': 'The system looks it up again every half minute.',
  'Không còn thông điệp nào cần hỏi lại. Hãy tải lại danh sách để xem trạng thái hiện tại.':
    'No message needs asking about any more. Load the list again to see how things are.',
  'Lần ngừng từ thời điểm này đã được ghi nhận và chưa tiếp tục. Tải lại trang để xem.':
    'A stop from that time on is noted already and has not ended. Load the page again to see it.',
  'Lần ngừng sử dụng này đã kết thúc. Tải lại trang để xem.':
    'This stop of use has ended. Load the page again to see it.',
  'Thời điểm tiếp tục phải sau thời điểm ngừng. Chọn lại thời điểm.':
    'Use has to go on after it stopped. Choose the time again.',
  'Ngày hết sự cố phải từ ngày bắt đầu trở đi.': 'An incident cannot end before it began.',
  'Hóa đơn trong lô vẫn có hiệu lực với người mua; hãy ký và gửi lại lô trong ngày.':
    'The invoices of the batch stay in force for their buyers; sign and send the batch again today.',
  'Hãy gửi ít lô hơn mỗi lần.': 'Send fewer batches at a time.',
  'Kết quả kiểm tra lô hóa đơn không mang chữ ký hợp lệ của cơ quan thuế. Đang chờ phản hồi khác, không gửi lại lô này.':
    'The result of the batch has no valid signature of the tax authority. Waiting for another answer; do not send this batch again.',
  'Không mở được khóa của chứng thư số đã chọn. Hãy tải chứng thư lên lại rồi gửi ký lại.':
    'The key of the chosen certificate cannot be opened. Upload the certificate again, then sign again.',
  'Không đọc được thông điệp này.': 'This message cannot be read.',
  'Không có gì thay đổi ở cơ quan thuế. Hãy liên hệ hỗ trợ và cho biết số chứng từ này.':
    'Nothing changed at the tax authority. Contact support and give the number of this document.',
  'Tệp XML của {what} đang lưu không còn nguyên vẹn như khi ký, nên chưa tải xuống được.':
    'The stored XML file of {what:said} is not as it was signed, so it cannot be downloaded.',
  'hóa đơn {name}': 'invoice {name}',
  'tờ khai {name}': 'declaration {name}',
  'thông báo {name}': 'notice {name}',
  'giải trình {name}': 'explanation {name}',
  'biên bản {name}': 'statement {name}',
  'bảng tổng hợp {name}': 'summary table {name}',
  'lô hóa đơn {name}': 'batch {name}',
  'hóa đơn': 'invoice',
  'tờ khai': 'declaration',
  'thông báo': 'notice',
  'giải trình': 'explanation',
  'biên bản': 'statement',
  'bảng tổng hợp': 'summary table',
  'lô hóa đơn': 'batch of invoices',
  'Có lỗi kỹ thuật khi hỏi về thông điệp này. Hãy mở thông điệp và hỏi lại; hỏi nhiều lần không sinh thêm chứng từ.':
    'A technical fault came up while asking about this message. Open it and ask again; asking more than once makes no further documents.',
  'Cơ quan thuế báo lỗi bằng thông điệp {type:word}: “{text}”. Đây chưa phải kết quả của {one}. Hệ thống tiếp tục chờ kết quả; bạn có thể mở bằng chứng và yêu cầu gửi lại phản hồi. Nếu vẫn chưa có, liên hệ đơn vị truyền nhận kèm mã thông điệp. Không lập lại {same} này.':
    'The tax authority reports a fault with message {type}: “{text}”. This is not the result of the {one:said}. The system keeps waiting for it; you can open the evidence and request the answer again. If it does not come, contact the provider with the message ID. Do not make this {one:said} again.',
  'Cơ quan thuế báo lỗi bằng thông điệp {type:word}. Đây chưa phải kết quả của {one}. Hệ thống tiếp tục chờ kết quả; bạn có thể mở bằng chứng và yêu cầu gửi lại phản hồi. Nếu vẫn chưa có, liên hệ đơn vị truyền nhận kèm mã thông điệp. Không lập lại {same} này.':
    'The tax authority reports a fault with message {type}. This is not the result of the {one:said}. The system keeps waiting for it; you can open the evidence and request the answer again. If it does not come, contact the provider with the message ID. Do not make this {one:said} again.',
  'Không đọc được phản hồi của cơ quan thuế. Đang chờ phản hồi khác, không lập lại {one} này.':
    'The answer of the tax authority cannot be read. Waiting for another one; do not make this {one:said} again.',
  'Bị từ chối nhưng không nêu lý do.': 'It was refused without a reason.',
  'Đối chiếu nội dung đã gửi với lý do nêu trên; nếu chưa rõ, hỏi cơ quan thuế quản lý kèm mã lỗi.':
    'Compare what was sent with the reason above; if that is not clear, ask your tax office and give the error code.',
  'Bị từ chối với mã lỗi {code:word}, không kèm lời giải thích. Phần mềm chưa biết mã lỗi này.':
    'It was refused with error code {code} and no explanation. The software does not know this code.',
  'Số thông điệp cần hỏi đã đổi: bạn xác nhận {before:number}, nay là {now:number}. Hãy xem lại danh sách rồi bấm lại.':
    'The number of messages has changed: you confirmed {before}, now there are {now}. Look at the list and press again.',
};
