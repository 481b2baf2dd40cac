import type { Answers } from '../sayer.ts';

/** Of adjusting and replacing invoices, and what the law says of it. */
export const CORRECTIONS_ANSWERS: Answers = {
  'Nhập phần chênh lệch của hóa đơn điều chỉnh.': 'Enter the differences of the adjusting invoice.',
  'Hóa đơn này đang có một hóa đơn điều chỉnh hoặc thay thế chưa xong. Hãy phát hành hoặc xóa hóa đơn đó trước.':
    'An adjusting or replacing invoice of this one is not finished. Publish or delete that one first.',
  'Người mua là tổ chức, hộ kinh doanh nên hai bên phải có văn bản thỏa thuận ghi rõ nội dung sai trước khi lập hóa đơn mới. Nhập số và ngày văn bản.':
    'The buyer is an organisation or a business household, so both sides need a written agreement about what is wrong before a new invoice is made. Enter its number and date.',
  'Ngày văn bản thỏa thuận phải từ ngày lập hóa đơn gốc đến hôm nay. Nhập lại ngày văn bản.':
    'The agreement has to be dated between the original invoice and today. Enter its date again.',
  'Hóa đơn gốc đã được xử lý theo cách khác nên bản này không phát hành được nữa. Xóa bản nháp rồi mở “Có gì sai?” trên hóa đơn gốc.':
    'The original was handled another way, so this one cannot be published any more. Delete the draft and open “What is wrong?” of the original.',
  'Người mua là tổ chức, hộ kinh doanh nên phải có văn bản thỏa thuận trước khi lập hóa đơn mới. Xóa bản nháp này rồi lập lại từ “Có gì sai?” với số và ngày văn bản.':
    'The buyer is an organisation or a business household, so there has to be a written agreement first. Delete this draft and make it again from “What is wrong?” with the number and date of the agreement.',
  'Ngày lập hóa đơn gốc không được sau hôm nay. Nhập lại ngày lập.':
    'The original invoice cannot be dated after today. Enter its date again.',
  'Bảng kê không ghi dòng nào khác trước nên không có gì để điều chỉnh. Lập bảng kê khác và ghi số đúng.':
    'No line of the list differs from before, so there is nothing to adjust. Make another list with the right numbers.',
  'Hóa đơn chưa phát hành nên chưa cần biên bản. Hãy sửa bản nháp.':
    'The invoice is not issued, so it needs no statement yet. Change the draft.',
  'Vừa gửi email cho người mua chưa đầy một giờ. Hãy đợi rồi nhắc tiếp.':
    'The buyer was mailed less than an hour ago. Wait before you remind them.',
  'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Sửa ở bảng tổng hợp kỳ sau.':
    'Tax code, goods and amounts are right, so no new invoice is made. Correct it in the next summary table.',
  'Hóa đơn gửi cơ quan thuế bằng bảng tổng hợp nên không gửi thông báo 04/SS-HĐĐT. Sửa ở bảng tổng hợp kỳ sau.':
    'The invoice was sent by summary table, so no notice 04/SS-HĐĐT is sent. Correct it in the next summary table.',
  'Mã số thuế, hàng hóa và số tiền đúng nên không lập hóa đơn mới. Gửi thông báo 04/SS-HĐĐT.':
    'Tax code, goods and amounts are right, so no new invoice is made. Send a notice 04/SS-HĐĐT.',
  'Chỉ khi sai tên, địa chỉ hoặc nội dung khác. Sai mã số thuế, hàng hóa, tiền, thuế thì lập hóa đơn mới.':
    'Only where a name, an address or another text is wrong. Where the tax code, goods, money or tax are wrong, make a new invoice.',
  'Hóa đơn không sai nên không gửi thông báo sai sót.':
    'The invoice is not wrong, so no notice of mistakes is sent.',
  'Hóa đơn không sai nên giữ nguyên. Lập hóa đơn điều chỉnh cho phần phát sinh.':
    'The invoice is not wrong and stays. Make an adjusting invoice for what changed.',
  'Trường hợp này người mua lập hóa đơn hoặc bên bán lập hóa đơn thay thế.':
    'In this case the buyer makes an invoice, or the seller makes a replacing one.',
  'Quy định hiện hành không có cách hủy. Bỏ cả giao dịch thì điều chỉnh giảm toàn bộ giá trị hoặc lập hóa đơn thay thế.':
    'The law in force has no cancelling. To undo the whole sale, adjust its full value down or make a replacing invoice.',
  'Lần đầu đã điều chỉnh nên các lần sau chỉ được điều chỉnh. Lập hóa đơn điều chỉnh.':
    'It was adjusted the first time, so it can only be adjusted again. Make an adjusting invoice.',
  'Lần đầu đã thay thế nên các lần sau chỉ được thay thế. Lập hóa đơn thay thế.':
    'It was replaced the first time, so it can only be replaced again. Make a replacing invoice.',
  'Hóa đơn không có ký hiệu mẫu số, ký hiệu, số chỉ được điều chỉnh. Lập hóa đơn điều chỉnh.':
    'An invoice without form, symbol and number can only be adjusted. Make an adjusting invoice.',
  'Hóa đơn này đã bị thay thế. Mở hóa đơn thay thế nó và xử lý trên hóa đơn đó.':
    'This invoice was replaced. Open the one that replaces it and go on there.',
  'Hóa đơn lập theo quy định trước hóa đơn điện tử chỉ được thay thế. Lập hóa đơn thay thế.':
    'An invoice from before e-invoices can only be replaced. Make a replacing invoice.',
  'Hóa đơn từ máy tính tiền lập sai chỉ được thay thế. Lập hóa đơn thay thế.':
    'A wrong cash-register invoice can only be replaced. Make a replacing invoice.',
  'Hóa đơn bán tài sản có đăng ký quyền sở hữu lập sai chỉ được thay thế. Lập hóa đơn thay thế.':
    'A wrong invoice of property whose ownership is registered can only be replaced. Make a replacing invoice.',
  'Sai mã số thuế, hàng hóa, số tiền, thuế suất hoặc tiền thuế thì người bán chọn điều chỉnh hoặc thay thế, sau khi có văn bản thỏa thuận ghi rõ nội dung sai; lần sau phải theo cách của lần đầu.':
    'Where the tax code, goods, amount, rate or tax is wrong, the seller adjusts or replaces, after a written agreement that names what is wrong; later corrections have to follow the first way.',
  'Chỉ sai tên, địa chỉ, số tiền bằng chữ hoặc nội dung khác thì báo cho người mua và gửi thông báo 04/SS-HĐĐT, không lập lại hóa đơn.':
    'Where only a name, an address, the amount in words or another text is wrong, tell the buyer and send a notice 04/SS-HĐĐT; the invoice is not made again.',
  'Hóa đơn không sai, giá trị thay đổi về sau: người bán lập hóa đơn điều chỉnh cho phần thay đổi, kê khai vào kỳ lập hóa đơn điều chỉnh.':
    'The invoice is not wrong and its value changed later: the seller makes an adjusting invoice for the change and declares it in the period of that invoice.',
  'Tài sản đã đăng ký quyền sở hữu cho người mua được trả lại: lập hóa đơn thay thế, hoặc người mua lập hóa đơn trả lại.':
    'Property registered to the buyer is given back: make a replacing invoice, or the buyer makes an invoice of the return.',
  'Người bán gửi dữ liệu bằng bảng tổng hợp thì sửa ở bảng tổng hợp kỳ sau, không gửi thông báo 04/SS-HĐĐT và không cần văn bản thỏa thuận.':
    'A seller who sends data by summary table corrects it in the next one; no notice 04/SS-HĐĐT and no written agreement is needed.',
  'Chưa được cấp mã hoặc không được tiếp nhận thì chưa phải hóa đơn sai: sửa rồi ký và gửi lại, giữ nguyên số.':
    'Without a code, or not received, it is not a wrong invoice yet: correct it, sign and send it again under the same number.',
  'Chọn ít nhất hai hóa đơn khác nhau để lập bảng kê.':
    'Select at least two different invoices for the list.',
  'Các hóa đơn phải của cùng một người mua. Bỏ chọn hóa đơn của người mua khác.':
    'The invoices have to be of one buyer. Leave out those of other buyers.',
  'Các hóa đơn phải lập trong cùng một tháng. Bỏ chọn hóa đơn của tháng khác rồi lập bảng kê riêng cho tháng đó.':
    'The invoices have to be of one month. Leave out those of other months and make a list for each month.',
  'Hóa đơn từ máy tính tiền không vào bảng kê này. Lập hóa đơn thay thế cho từng hóa đơn.':
    'Cash-register invoices do not go into this list. Make a replacing invoice for each.',
  'Các hóa đơn phải cùng mẫu số. Lập bảng kê riêng cho từng mẫu số.':
    'The invoices have to be of one form. Make a list for each form.',
  'Các hóa đơn phải cùng loại tiền, tỷ giá và cách ghi giá (gồm thuế hay chưa). Xử lý riêng hóa đơn khác.':
    'The invoices have to have one currency, one rate and one way of prices (with or without tax). Handle the others by themselves.',
  'Hóa đơn có chiết khấu trên cả hóa đơn không gộp được vào một hóa đơn. Xử lý riêng hóa đơn đó.':
    'An invoice with a discount on the whole invoice cannot be put together with others. Handle it by itself.',
  'Khai bổ sung kỳ của hóa đơn gốc nếu tờ khai kỳ đó đã nộp.':
    'Declare a supplement for the period of the original invoice if its tax return was filed.',
  'Bên bán kê khai vào kỳ lập hóa đơn mới, bên mua vào kỳ nhận hóa đơn.':
    'The seller declares it in the period of the new invoice, the buyer in the period of receiving it.',
  'Cơ quan thuế chưa trả lời về hóa đơn từ máy tính tiền này nên chưa điều chỉnh, thay thế được. Gửi lô của hóa đơn và chờ kết quả trước.':
    'The tax authority has not answered about this cash-register invoice, so it can be neither adjusted nor replaced. Send its batch and wait for the result first.',
  'Hóa đơn chưa được cơ quan thuế cấp mã nên chưa phải điều chỉnh hay thay thế. Hãy sửa rồi ký và gửi lại.':
    'The invoice has no code of the tax authority, so it needs no adjusting or replacing. Correct it, sign and send it again.',
  'Quy định hiện hành không có cách xử lý này cho hóa đơn.':
    'The law in force does not have this way for the invoice.',
  'Hóa đơn này đã được nhập và đang được sửa ở đây. Mở hóa đơn đó để xử lý tiếp.':
    'This invoice was entered and is being corrected here. Open it to go on.',
  'Hóa đơn này điều chỉnh cho hóa đơn {invoice}. Mở hóa đơn đó và điều chỉnh tiếp.':
    'This invoice adjusts invoice {invoice}. Open that invoice and adjust it further.',
  'Biên bản {statement} đã dùng cho một hóa đơn khác. Mở hóa đơn đó, hoặc lập biên bản mới.':
    'Statement {statement} was used for another invoice. Open that invoice, or make a new statement.',
  'Hóa đơn điều chỉnh, thay thế phải cùng mẫu số và loại tiền với hóa đơn gốc (mẫu số {form:word}, {currency:word}). Sửa lại bản nháp rồi phát hành.':
    'An adjusting or replacing invoice has the form and currency of the original (form {form}, {currency}). Correct the draft, then publish it.',
  'Hóa đơn {invoice} được lập ngay tại đây. Tìm hóa đơn đó trong danh sách Hóa đơn và chọn “Có gì sai?”.':
    'Invoice {invoice} was made here. Find it in the list of invoices and choose “What is wrong?”.',
  'Hóa đơn điện tử không có mẫu số “{form}”. Nhập một chữ số từ 1 đến 9, hoặc đổi loại hóa đơn.':
    'No e-invoice has the form “{form}”. Enter one digit from 1 to 9, or change the type of invoice.',
  'Ký hiệu “{symbol}” không phải của hóa đơn điện tử lập năm {year:number}. Nhập như trên hóa đơn, 6 ký tự viết hoa như {example:word}, hoặc đổi loại hóa đơn.':
    '“{symbol}” is no symbol of an e-invoice of {year}. Enter it as on the invoice, 6 capital characters such as {example}, or change the type of invoice.',
  'Bảng kê chiết khấu chỉ đi với chiết khấu theo số lượng, doanh số của hóa đơn lập ở đây. Bỏ bảng kê, hoặc chọn lại lý do.':
    'A list of discounts goes only with a discount by quantity or turnover of invoices made here. Remove the list, or choose the reason again.',
  'Nhập số tiền chiết khấu của hóa đơn điều chỉnh.': 'Enter the discount of the adjusting invoice.',
};
