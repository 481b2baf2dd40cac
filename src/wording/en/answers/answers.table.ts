/** English of what the server says when it refuses, by the Vietnamese; sentences with gaps are in server-said.ts. */
export const ANSWERS: Readonly<Record<string, string>> = {
  // Of every page.
  'Không tìm thấy dữ liệu. Có thể bản ghi đã bị xóa; hãy tải lại danh sách.':
    'Nothing was found. The record may have been deleted; load the list again.',
  'Yêu cầu không hợp lệ.': 'The request is not valid.',
  'Địa chỉ gọi lên không đọc được. Hãy kiểm tra lại đường dẫn.':
    'The address could not be read. Check the link.',
  'Địa chỉ gọi lên quá dài. Hãy chọn ít bản ghi hoặc ít điều kiện hơn.':
    'The address is too long. Choose fewer records or fewer filters.',
  'Yêu cầu gửi lên quá chậm nên bị ngắt. Hãy thử lại.':
    'The request came in too slowly and was cut off. Try again.',
  'Máy chủ không đọc được danh sách.': 'The server could not read the list.',
  'Danh sách đã đổi cách sắp xếp. Hãy xem lại từ trang đầu.':
    'The list is sorted otherwise now. Begin again at its first page.',
  'Hệ thống đang khởi động lại.': 'The system is being restarted.',
  'Phiên làm việc đã hết hạn. Hãy đăng nhập lại.': 'Your session has ended. Sign in again.',
  'Khóa API không làm được việc này, dù được trao quyền nào. Hãy đăng nhập để làm.':
    'An API key cannot do this, whatever rights it has. Sign in to do it.',
  'Bạn không có quyền truy cập chức năng này. Vui lòng liên hệ quản trị viên để biết thêm thông tin.':
    'You have no access to this function. Please contact your administrator for more information.',
  'Khóa chống gửi trùng đã dùng cho nội dung khác. Hãy tải lại trang rồi thử lại.':
    'The key against sending twice was used for something else. Load the page again and try again.',
  'Chưa nhận được báo thay đổi. Trang vẫn tự cập nhật định kỳ.':
    'Changes are not heard of yet. The page still updates itself from time to time.',
  'Tài khoản hoặc doanh nghiệp đang mở quá nhiều kết nối báo thay đổi.':
    'The account or the company has too many connections for changes open.',
  'Đã nhận nhiều báo lỗi của bạn trong một phút. Hãy đợi một phút rồi thử lại.':
    'Many error reports of yours came within a minute. Wait a minute and try again.',
  // Of records, bulk work, exports and imports.
  'Bản ghi này đã xóa. Hãy khôi phục trước khi sửa.':
    'This record was deleted. Restore it before you change it.',
  'Bản ghi đã được sửa lại sau đó nên giữ nguyên.':
    'The record was changed again since, so it stays as it is.',
  'Hãy chọn các dòng, hoặc chọn cả danh sách theo bộ lọc.': 'Select rows, or the whole filtered list.',
  'Hãy chọn các hóa đơn, hoặc chọn cả danh sách theo bộ lọc.': 'Select invoices, or the whole filtered list.',
  'Việc này không hoàn tác được nữa.': 'This cannot be undone any more.',
  'Việc này không dừng được, hoặc đã kết thúc.': 'This cannot be stopped, or has ended.',
  'Tệp chưa dựng xong hoặc đã hết hạn giữ. Hãy xuất lại.':
    'The file is not written yet, or is not kept any more. Export it again.',
  'Chưa nhập được: hãy ghép cột và chờ kiểm tra xong.':
    'Nothing can be imported yet: match the columns and wait for the check to end.',
  'Không có dòng nào để nhập. Hãy sửa các ô có lỗi trước.':
    'There is no row to import. Correct the wrong cells first.',
  'Lần nhập này đang chạy hoặc đã xong nên không ghép cột lại được. Hãy tải tệp lên lại.':
    'This import is running or done, so its columns cannot be matched again. Upload the file again.',
  'Danh mục này không có ký hiệu. Hãy bỏ ký hiệu đã chọn.':
    'This catalogue has no symbols. Remove the chosen one.',
  'Tệp không có cột này. Hãy tải lại trang rồi sửa lại.':
    'The file has no such column. Load the page again and correct it again.',
  'Dòng này có giá trị không lưu được. Hãy xem lại từng ô rồi nhập lại.':
    'This row has a value that cannot be stored. Check each cell and enter it again.',
  'Kỳ báo cáo kết thúc trước ngày bắt đầu. Chọn lại đến ngày.':
    'The period ends before it begins. Choose its last day again.',
  // Of invoices.
  'Hóa đơn đã phát hành nên không sửa được. Hãy lập hóa đơn điều chỉnh hoặc thay thế.':
    'The invoice is issued and cannot be changed. Make an adjusting or a replacing invoice.',
  'Mẫu hóa đơn này không còn. Hãy chọn ký hiệu khác.': 'This template is gone. Choose another symbol.',
  'Chỉ xóa được hóa đơn nháp chưa có số. Hóa đơn này đã vào quá trình phát hành.':
    'Only a draft without a number can be deleted. This invoice is being published already.',
  'Khách hàng này không còn trong danh mục. Hãy chọn lại.':
    'This customer is not in the catalogue any more. Choose again.',
  'Hóa đơn chưa được ký nên chưa có tệp XML. Hãy ký và phát hành trước.':
    'The invoice is not signed, so it has no XML file yet. Sign and publish it first.',
  'Chỉ hóa đơn đã phát hành mới in chuyển đổi ra giấy được. Hãy phát hành trước, hoặc tải bản in thường.':
    'Only an issued invoice can be converted to paper. Publish it first, or download the usual print.',
  'Không có hóa đơn nào để in. Hãy đổi bộ lọc.': 'There is no invoice to print. Change the filters.',
  'Không có hóa đơn nào trong số đã chọn phát hành được: các hóa đơn này đã phát hành hoặc đang trên đường. Hãy chọn hóa đơn nháp.':
    'None of the selected invoices can be published: they are issued or on their way. Select drafts.',
  'Lần phát hành này đã kết thúc nên không tạm dừng hay chạy tiếp được. Hãy tải lại trang để xem kết quả.':
    'This batch has ended and can neither be paused nor go on. Load the page again to see its result.',
  'Không còn hóa đơn nào lỗi vì nguyên nhân này để thử lại. Hãy tải lại trang để xem kết quả hiện tại.':
    'No invoice failed for this cause any more. Load the page again to see how it is now.',
  'Chỉ nhập người nhận khi gửi một hóa đơn. Gửi nhiều hóa đơn thì mỗi hóa đơn đi tới email của người mua đó.':
    'Recipients are entered for one invoice alone. Of several invoices each goes to the email of its own buyer.',
  'Hóa đơn chưa phát hành xong nên chưa có liên kết cho người mua. Hãy phát hành trước.':
    'The invoice is not issued yet, so there is no link for its buyer. Publish it first.',
  'Tệp rỗng. Hãy chọn tệp khác.': 'The file is empty. Choose another.',
  'Tệp rỗng.': 'The file is empty.',
  'Tệp lớn hơn 5 MB. Hãy nén nhỏ lại hoặc chia thành nhiều tệp.':
    'The file is larger than 5 MB. Compress it, or split it into several.',
  'Các tệp đính kèm của một hóa đơn cộng lại không quá 10 MB. Hãy nén nhỏ các tệp.':
    'The attachments of one invoice may have 10 MB together. Compress them.',
  'Hóa đơn đã vào quá trình phát hành nên tệp đính kèm được giữ lại; chỉ thêm được tệp mới.':
    'The invoice is being published, so its attachments are kept; new ones can be added.',
  'Hóa đơn bằng đồng không cần tỷ giá. Hãy nhập mã của ngoại tệ.':
    'An invoice in đồng needs no rate. Enter the code of a foreign currency.',
  'Không có hóa đơn từ máy tính tiền nào đang chờ gửi. Tải lại danh sách để xem tình hình mới nhất.':
    'No cash-register invoice waits to be sent. Load the list again to see how things are.',
  // Of the schedule and of recurring invoices.
  'Mẫu hóa đơn đã chọn không còn. Chọn lại mẫu.': 'The chosen template is gone. Choose again.',
  'Chưa đặt lịch tự động phát hành nên không có lỗi để xóa.':
    'No schedule was set, so there is no error to clear.',
  'Bạn không có quyền xem chứng thư số nên không chọn được chứng thư số để ký. Nhờ người có quyền cấu hình ký số chọn.':
    'You may not see certificates, so you cannot choose one to sign with. Ask somebody who may.',
  'Tài khoản đã yêu cầu việc này bị khóa hoặc không còn quyền, nên phần còn lại giữ nguyên. Hãy làm lại từ tài khoản có quyền.':
    'The account that started this is locked or may not do it any more, so the rest is left as it is. Start it again from an account that may.',
  'Tài khoản đã đặt lịch không còn dùng được hoặc không còn quyền lập hóa đơn. Người có quyền hãy mở lịch và lưu lại.':
    'The account that set the schedule is not in use, or may not make invoices any more. Somebody who may has to open the schedule and save it.',
  'Ngày kết thúc phải từ ngày bắt đầu trở đi.': 'The last day has to be the first day or later.',
  'Chọn hóa đơn gốc.': 'Choose the invoice that is to come again.',
  'Từ ngày bắt đầu đến ngày kết thúc không còn ngày lập nào. Chọn ngày kết thúc muộn hơn, hoặc ngày khác trong tháng.':
    'No date of issue is left between the first day and the last. Choose a later last day, or another day of the month.',
  // Of corrections and statements.
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
  'Biên bản đã chọn chưa được hai bên ký, hoặc không phải của hóa đơn và cách xử lý này. Hãy chọn biên bản khác.':
    'The chosen statement is not signed by both sides, or is not of this invoice and this way. Choose another.',
  'Ngày lập hóa đơn gốc không được sau hôm nay. Nhập lại ngày lập.':
    'The original invoice cannot be dated after today. Enter its date again.',
  'Bảng kê không ghi dòng nào khác trước nên không có gì để điều chỉnh. Lập bảng kê khác và ghi số đúng.':
    'No line of the list differs from before, so there is nothing to adjust. Make another list with the right numbers.',
  'Hóa đơn chưa phát hành nên chưa cần biên bản. Hãy sửa bản nháp.':
    'The invoice is not issued, so it needs no statement yet. Change the draft.',
  'Biên bản không chờ người mua nên không có liên kết.':
    'The statement does not wait for its buyer, so it has no link.',
  'Biên bản chưa được ký nên chưa có tệp XML. Hãy ký trước.':
    'The statement is not signed, so it has no XML file yet. Sign it first.',
  'Biên bản chưa có email người mua. Chép liên kết để tự gửi, hoặc gửi lại kèm email.':
    'The statement has no email of its buyer. Copy the link to send it yourself, or send it again with an email.',
  'Vừa gửi email cho người mua chưa đầy một giờ. Hãy đợi rồi nhắc tiếp.':
    'The buyer was mailed less than an hour ago. Wait before you remind them.',
  'Biên bản đã ký nên không sửa trực tiếp được. Bấm “Sửa và ký lại” để lập bản mới, hoặc thu hồi.':
    'The statement is signed and cannot be changed. Press “Correct and sign again” for a new version, or withdraw it.',
  'Chỉ xóa được biên bản nháp chưa ký lần nào. Hãy thu hồi biên bản.':
    'Only a draft that was never signed can be deleted. Withdraw the statement.',
  // Of declarations, notices of mistakes and summary tables.
  'Tờ khai chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The declaration is not signed, so it has no XML file yet. Sign and send it first.',
  'Bước này không tiếp được sau bước hiện tại của tờ khai. Tải lại trang để xem bước hiện tại rồi ghi nhận lại.':
    'This step does not follow the present one of the declaration. Load the page again to see it, then note it again.',
  'Ngày chưa tới. Chọn hôm nay hoặc một ngày trước đó.':
    'That day has not come. Choose today or a day before.',
  'Bước hiện tại không do người dùng ghi nhận nên không bỏ được. Tải lại trang để xem bước hiện tại.':
    'The present step was not noted by a person and cannot be taken back. Load the page again to see it.',
  'Chỉ ghi nhận được bước xét duyệt khi tờ khai đã được tiếp nhận và đang chờ cơ quan thuế quyết định.':
    'A step of the review can be noted only while a received declaration waits for the decision of the tax authority.',
  'Tờ khai đã gửi cơ quan thuế nên không sửa được. Hãy lập tờ khai thay đổi thông tin.':
    'The declaration was sent to the tax authority and cannot be changed. Declare a change.',
  'Chỉ xóa được tờ khai nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a declaration that was neither signed nor sent can be deleted.',
  'Giải trình đang được ký hoặc đã gửi nên không sửa được nữa.':
    'The explanation is being signed or was sent, and cannot be changed any more.',
  'Cơ quan thuế chưa yêu cầu giải trình tờ khai này, hoặc đã nhận giải trình. Tải lại trang để xem bước hiện tại.':
    'The tax authority has not asked to explain this declaration, or has the explanation. Load the page again to see how it is.',
  'Thông báo chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The notice is not signed, so it has no XML file yet. Sign and send it first.',
  'Thông báo đã gửi cơ quan thuế nên không sửa được. Hãy lập thông báo mới.':
    'The notice was sent to the tax authority and cannot be changed. Make a new one.',
  'Chỉ xóa được thông báo nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a notice that was neither signed nor sent can be deleted.',
  'Chỉ xóa được bảng tổng hợp nháp chưa ký, chưa gửi cơ quan thuế.':
    'Only a draft of a summary table that was neither signed nor sent can be deleted.',
  'Một năm có 4 quý. Chọn lại quý.': 'A year has 4 quarters. Choose again.',
  'Không có hóa đơn nào của kỳ này chờ đưa vào bảng tổng hợp. Chọn kỳ khác.':
    'No invoice of this period waits for a summary table. Choose another period.',
  'Bảng tổng hợp chưa được ký nên chưa có tệp XML. Hãy ký và gửi trước.':
    'The summary table is not signed, so it has no XML file yet. Sign and send it first.',
  'Bảng tổng hợp đã gửi cơ quan thuế nên không cập nhật được. Hóa đơn mới sẽ vào bảng bổ sung.':
    'The summary table was sent to the tax authority and cannot be updated. New invoices go into a supplement.',
  'Hóa đơn này chưa nằm trong bảng tổng hợp nào được cơ quan thuế chấp nhận nên chưa có gì để sửa ở bảng kỳ sau. Gửi bảng tổng hợp của kỳ trước đã.':
    'This invoice is in no accepted summary table yet, so there is nothing to correct in the next one. Send the table of the period before first.',
  'Hóa đơn này đã được ghi để sửa ở bảng tổng hợp kỳ sau. Bỏ ghi trước nếu muốn ghi lại.':
    'This invoice is noted for the next summary table already. Take the note back before you note it again.',
  'Lần chốt này đã được mở lại. Hãy tải lại trang để xem ai mở và vì sao.':
    'This closing was opened again. Load the page to see by whom and why.',
  // Of messages to the tax authority.
  'Chỉ tra cứu được thông điệp gửi đi đang ở trạng thái Chưa rõ. Hãy tải lại trang để xem trạng thái hiện tại.':
    'Only a message of ours of which it is not known whether it arrived can be looked up. Load the page again to see its present state.',
  'Chỉ yêu cầu gửi lại được phản hồi không đọc được, hoặc phản hồi của thông điệp đã tới nơi và còn chờ kết quả. Hãy tải lại trang để xem trạng thái hiện tại.':
    'Only an answer that cannot be read, or the answer to a message that arrived and waits for its result, can be requested again. Load the page again to see its present state.',
  'Đơn vị truyền nhận chưa trả lời nên chưa biết yêu cầu đã tới hay chưa. Hãy thử lại sau ít phút; yêu cầu nhiều lần không sinh thêm chứng từ.':
    'The provider has not answered, so it is not known whether the request arrived. Try again in a few minutes; requesting more than once makes no further documents.',
  'Không còn thông điệp nào cần hỏi lại. Hãy tải lại danh sách để xem trạng thái hiện tại.':
    'No message needs asking about any more. Load the list again to see how things are.',
  'Lần ngừng từ thời điểm này đã được ghi nhận và chưa tiếp tục. Tải lại trang để xem.':
    'A stop from that time on is noted already and has not ended. Load the page again to see it.',
  'Lần ngừng sử dụng này đã kết thúc. Tải lại trang để xem.':
    'This stop of use has ended. Load the page again to see it.',
  'Thời điểm tiếp tục phải sau thời điểm ngừng. Chọn lại thời điểm.':
    'Use has to go on after it stopped. Choose the time again.',
  'Ngày hết sự cố phải từ ngày bắt đầu trở đi.': 'An incident cannot end before it began.',
  // Of input invoices.
  'Hóa đơn đã duyệt nên không xóa được. Chuyển về chờ duyệt trước, rồi xóa.':
    'The invoice is approved and cannot be deleted. Put it back to waiting for approval first.',
  'Ghi lý do trả lại, để người bán biết phải sửa gì.':
    'Say why it is returned, so that the seller knows what to correct.',
  'Hóa đơn này có điểm cần xem hoặc không hợp lệ. Ghi lý do vẫn duyệt vào ô ghi chú.':
    'This invoice needs a look or is not valid. Say in the note why it is approved all the same.',
  'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn.':
    'There is no invoice in the file. Choose the original XML file of the invoice.',
  'Trong tệp không có hóa đơn nào. Chọn tệp XML gốc của hóa đơn, hoặc nhập bằng tay.':
    'There is no invoice in the file. Choose the original XML file of the invoice, or enter it by hand.',
  'Tệp lớn hơn 2 MB nên không phải một hóa đơn.': 'The file is larger than 2 MB, so it is no invoice.',
  'Đây là tệp Word hoặc Excel. Chọn tệp XML gốc của hóa đơn.':
    'This is a file of Word or Excel. Choose the original XML file of the invoice.',
  // Of settings, accounts and certificates.
  'Chứng thư này đã có trong danh sách.': 'This certificate is in the list already.',
  'Đơn vị đã có chứng thư thử nghiệm còn hạn. Hãy dùng chứng thư đó, hoặc xóa nó rồi tạo lại.':
    'There is a test certificate that has not expired. Use it, or delete it and make another.',
  'Dịch vụ ký số chưa trả lời. Hãy thử lại sau ít phút.':
    'The signing service has not answered. Try again in a few minutes.',
  'Không đọc được chứng thư số trong token. Hãy thử lại.':
    'The certificate in the token could not be read. Try again.',
  'Chứng thư số chưa hoặc không còn hiệu lực. Hãy dùng chứng thư khác.':
    'The certificate is not valid yet, or any more. Use another.',
  'Ngày hết hạn đã qua. Hãy chọn từ hôm nay trở đi.': 'That day is over. Choose today or later.',
  'Email đăng nhập này đã có. Hãy chọn email đăng nhập khác.':
    'This email is used to sign in already. Choose another.',
  'Nhân viên này đã ngừng hoạt động. Hãy chuyển sang “Đang hoạt động” rồi mời lại.':
    'This member of staff is inactive. Make them active, then invite them again.',
  'Đây là tài khoản của bạn. Hãy tắt xác thực hai lớp ở trang “Tài khoản của bạn”.':
    'This is your own account. Switch its second factor off on the page “Your account”.',
  'Thư vừa được gửi. Hãy đợi một phút, nhắc nhân viên xem cả hộp thư rác, rồi gửi lại.':
    'The mail has just been sent. Wait a minute, have them look into their spam too, then send it again.',
  'Phải còn ít nhất một nhân viên đang hoạt động có toàn quyền. Hãy giao toàn quyền cho người khác trước.':
    'At least one active member of staff has to have full rights. Give them to somebody else first.',
  'Mật khẩu hiện tại không đúng. Hãy nhập lại.': 'The present password is not right. Enter it again.',
  'Mã không đúng. Hãy kiểm tra giờ của điện thoại rồi nhập mã đang hiện.':
    'The code is not right. Check the clock of the phone and enter the code it shows.',
  'Mã xác thực đang bật. Hãy tắt trước khi thiết lập lại.':
    'Codes are switched on. Switch them off before you set them up again.',
  'Chưa bật xác thực hai lớp nên chưa cần mã khôi phục. Hãy bật mã xác thực hoặc thêm khóa truy cập trước.':
    'No second factor is on, so recovery codes are not needed. Switch codes on or add a passkey first.',
  'Chưa có mẫu hóa đơn nào đang hoạt động. Hãy tạo mẫu hóa đơn trước.':
    'There is no active invoice template. Make one first.',
  'Địa điểm kinh doanh cần cả mã và địa chỉ. Nhập đủ, hoặc xóa hết các ô của địa điểm.':
    'A place of business needs its code and its address. Enter both, or clear them.',
  'Logo này không còn. Hãy chọn lại logo.': 'This logo is gone. Choose it again.',
  'Ký hiệu này không còn. Hãy chọn ký hiệu khác.': 'This symbol is gone. Choose another.',
  'Webhook đang tắt. Hãy bật lên và lưu trước khi gửi.':
    'The webhook is off. Switch it on and save before you send.',
  'Chưa tra cứu được vì cơ sở dữ liệu doanh nghiệp không trả lời. Hãy nhập tên và địa chỉ, hoặc thử lại sau.':
    'It could not be looked up: the register of companies does not answer. Enter name and address, or try again later.',
  'Không tìm thấy doanh nghiệp có mã số thuế này. Hãy kiểm tra lại, hoặc nhập tên và địa chỉ.':
    'No company with this tax code was found. Check it, or enter name and address.',
  'Đang tạo một gói khác. Hãy đợi gói đó xong, hoặc dừng nó rồi tạo gói mới.':
    'Another pack is being made. Wait for it, or stop it and make a new one.',
  'Kỳ cần cả hai ngày, ngày đầu không sau ngày cuối.':
    'A period needs both days, the first not after the last.',
  'Gói này không còn bán. Hãy chọn gói khác.': 'This package is not sold any more. Choose another.',
  'Yêu cầu này không còn nhận tiền. Hãy tải lại trang để xem tình trạng mới.':
    'This request takes no money any more. Load the page again to see how it is.',
  'Hệ thống chưa nối cổng thanh toán. Hãy chuyển khoản.':
    'There is no payment gateway here. Pay by bank transfer.',
};
