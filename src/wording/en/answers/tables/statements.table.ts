import type { Answers } from '../sayer.ts';

/** Of statements, as the seller reads it. */
export const STATEMENTS_ANSWERS: Answers = {
  'Biên bản đã chọn chưa được hai bên ký, hoặc không phải của hóa đơn và cách xử lý này. Hãy chọn biên bản khác.':
    'The chosen statement is not signed by both sides, or is not of this invoice and this way. Choose another.',
  'Biên bản không chờ người mua nên không có liên kết.':
    'The statement does not wait for its buyer, so it has no link.',
  'Biên bản chưa được ký nên chưa có tệp XML. Hãy ký trước.':
    'The statement is not signed, so it has no XML file yet. Sign it first.',
  'Biên bản chưa có email người mua. Chép liên kết để tự gửi, hoặc gửi lại kèm email.':
    'The statement has no email of its buyer. Copy the link to send it yourself, or send it again with an email.',
  'Biên bản đã ký nên không sửa trực tiếp được. Bấm “Sửa và ký lại” để lập bản mới, hoặc thu hồi.':
    'The statement is signed and cannot be changed. Press “Correct and sign again” for a new version, or withdraw it.',
  'Chỉ xóa được biên bản nháp chưa ký lần nào. Hãy thu hồi biên bản.':
    'Only a draft that was never signed can be deleted. Withdraw the statement.',
  'Biên bản vẫn được giữ; hãy ký lại khi sẵn sàng.':
    'The statement is kept; sign it again when you are ready.',
  'Hãy ký ít biên bản hơn mỗi lần.': 'Sign fewer statements at a time.',
  'Bản PDF của biên bản này quá nặng nên máy chủ đã dừng vẽ. Hãy tải tệp XML, hoặc thử lại sau.':
    'The PDF of this statement is too heavy, so the server stopped drawing it. Download the XML file, or try again later.',
  'Bản PDF của biên bản này cần quá nhiều bộ nhớ nên máy chủ đã dừng vẽ. Hãy tải tệp XML, hoặc thử lại sau.':
    'The PDF of this statement takes too much memory, so the server stopped drawing it. Download the XML file, or try again later.',
  'Biên bản còn là nháp. Hãy ký trước.': 'The statement is a draft. Sign it first.',
  'Biên bản đang chờ bên bán ký. Hãy ký xong hoặc hủy yêu cầu ký trước.':
    'The statement waits for your signature. Sign it, or cancel the signing first.',
  'Biên bản đang chờ người mua. Hãy thu hồi trước, hoặc chờ người mua trả lời.':
    'The statement waits for its buyer. Withdraw it first, or wait for the answer.',
  'Hai bên đã ký biên bản này nên không đổi được nữa. Cần thỏa thuận khác thì lập biên bản mới.':
    'Both sides have signed this statement, so it cannot be changed. For another agreement make a new one.',
  'Người mua đã từ chối biên bản này. Hãy sửa và ký lại, gửi lại hoặc thu hồi.':
    'The buyer refused this statement. Correct and sign it again, send it again or withdraw it.',
  'Người mua đã đề nghị sửa biên bản này. Hãy sửa và ký lại, gửi lại hoặc thu hồi.':
    'The buyer wants this statement changed. Correct and sign it again, send it again or withdraw it.',
  'Liên kết đã hết hạn. Hãy gửi lại, sửa và ký lại hoặc thu hồi.':
    'The link has expired. Send it again, correct and sign it again, or withdraw it.',
  'Biên bản đã thu hồi. Hãy lập biên bản mới từ hóa đơn.':
    'The statement was withdrawn. Make a new one from the invoice.',
  'Hóa đơn này đang có biên bản {statement} chưa xong. Mở biên bản đó để ký tiếp, sửa hoặc thu hồi.':
    'Statement {statement} of this invoice is not finished. Open it to sign, change or withdraw it.',
};
