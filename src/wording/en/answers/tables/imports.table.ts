import type { Answers } from '../sayer.ts';

/** Of bulk work, of files that are imported, and of their cells. */
export const IMPORTS_ANSWERS: Answers = {
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
  'Dòng này đã nhập xong nên không sửa ở đây được. Hãy sửa bản ghi trong danh sách.':
    'This row is imported already and cannot be corrected here. Change the record in the list.',
  'Lần nhập này đang được xử lý. Hãy chờ xong rồi sửa lại.':
    'This import is being worked on. Wait until it is done, then correct it.',
  'Hãy mở tệp bằng Excel, chọn “Lưu thành” dạng .xlsx rồi tải lên lại.':
    'Open it in Excel, save it as .xlsx and upload it again.',
  'Tệp có mật khẩu nên không đọc được. Hãy bỏ mật khẩu trong Excel rồi tải lên lại.':
    'The file has a password and cannot be read. Remove the password in Excel and upload it again.',
  'Tệp chưa có dòng dữ liệu nào. Hãy điền dữ liệu bên dưới dòng tiêu đề rồi tải lên lại.':
    'The file has no row of data. Fill in rows below the headings and upload it again.',
  'Tệp này không phải bảng tính. Cần tệp .xlsx hoặc .csv.':
    'This file is no spreadsheet. It has to be .xlsx or .csv.',
  'Tệp .xls thuộc định dạng cũ (trước 2007).': 'A file .xls is of an old format (before 2007).',
  'Tệp bị hỏng.': 'The file is damaged.',
  'Tệp bị hỏng{at}.': 'The file is damaged{at:said}.',
  ' ở dòng {row:number}': ' in row {row}',
  'Tệp có cấu trúc không an toàn nên không được đọc.':
    'The structure of the file is not safe, so it was not read.',
  'Tệp lớn hơn {size:number} MB. Hãy chia thành nhiều tệp nhỏ rồi tải từng tệp.':
    'The file is larger than {size} MB. Split it into smaller files and upload them one by one.',
  'Tệp có hơn {count:number} dòng. Hãy chia thành nhiều tệp nhỏ rồi tải từng tệp.':
    'The file has more than {count} rows. Split it into smaller files and upload them one by one.',
  'Tệp có hơn {count:number} cột. Hãy xóa các cột thừa rồi tải lên lại.':
    'The file has more than {count} columns. Delete those that are not needed and upload it again.',
  'Tệp có hơn {count:number} cột{at}. Hãy xóa các cột thừa rồi tải lên lại.':
    'The file has more than {count} columns{at:said}. Delete those that are not needed and upload it again.',
  'Một ô quá dài. Hãy rút ngắn nội dung ô đó rồi tải lên lại.':
    'A cell is too long. Shorten it and upload the file again.',
  'Một ô ở dòng {row:number} quá dài. Hãy rút ngắn nội dung ô đó rồi tải lên lại.':
    'A cell in row {row} is too long. Shorten it and upload the file again.',
  'Dấu ngoặc kép mở không được đóng. Hãy thêm dấu ngoặc kép đóng (dấu inch thì viết hai lần: ""), hoặc lưu tệp dạng .xlsx rồi tải lên lại.':
    'A quotation mark is opened and not closed. Add the closing one (write an inch mark twice: ""), or save the file as .xlsx, and upload it again.',
  'Dấu ngoặc kép mở ở dòng {row:number} không được đóng. Hãy thêm dấu ngoặc kép đóng (dấu inch thì viết hai lần: ""), hoặc lưu tệp dạng .xlsx rồi tải lên lại.':
    'A quotation mark opened in row {row} is not closed. Add the closing one (write an inch mark twice: ""), or save the file as .xlsx, and upload it again.',
  'Không có trang tính “{sheet}” trong tệp. Hãy chọn trang tính khác.':
    'There is no sheet “{sheet}” in the file. Choose another.',
  'Hệ thống đã thử đọc tệp này {count:number} lần mà không được. Hãy chia tệp thành nhiều tệp nhỏ, hoặc mở bằng Excel, chọn “Lưu thành” dạng .xlsx rồi tải lên lại.':
    'The system tried to read this file {count} times without success. Split it into smaller files, or open it in Excel, save it as .xlsx and upload it again.',
  'Hệ thống đã thử kiểm tra tệp này nhiều lần mà không được. Hãy tải tệp lên lại; nếu vẫn vậy, hãy chia thành nhiều tệp nhỏ để tìm dòng gây lỗi.':
    'The system tried to check this file many times without success. Upload it again; if that does not help, split it into smaller files to find the row that causes it.',
  'Hệ thống đã thử nhiều lần mà không nhập được phần còn lại. Những dòng đã nhập vẫn giữ nguyên. Hãy chạy lại; nếu vẫn vậy, hãy tải lên riêng các dòng còn lại để tìm dòng gây lỗi.':
    'The system tried many times and could not import the rest. Rows that were imported stay. Run it again; if that does not help, upload the other rows by themselves to find the one that causes it.',
  'Tệp không có cột thứ {place:number}. Hãy tải lại trang rồi ghép lại.':
    'The file has no column {place}. Load the page again and match the columns again.',
  'Cột thứ {place:number} được ghép hai lần. Hãy chọn một trường cho mỗi cột.':
    'Column {place} is matched twice. Choose one field for each column.',
  'Không nhập được vào trường “{field}”. Hãy chọn trường khác.':
    'Nothing can be imported into the field “{field:label}”. Choose another.',
  '{field} được ghép với hai cột. Hãy bỏ một cột.': '{field:label} is matched with two columns. Remove one.',
  'Chưa có cột nào ghép với {field}. Cần cột này để biết bản ghi nào đã có.':
    'No column is matched with {field:named}. It is needed to see which records exist already.',
  'Không tìm thấy {value}. Cần mã hoặc tên của một bản ghi đang có.':
    '{value} was not found. Enter the code or the name of an existing record.',
  'Có {count:number} bản ghi tên {name}. Hãy ghi mã thay cho tên.':
    '{count} records are called {name}. Write the code instead of the name.',
  'Tệp chưa có cột cho {field}, là trường bắt buộc.':
    'The file has no column for {field:named}, which is required.',
  'Tệp chưa có cột cho {field}.': 'The file has no column for {field:named}.',
  'Ô này để trống. Cần {field}.': 'This cell is blank. Enter {field:named}.',
  '{field} {value} đã có ở dòng {row:number} của tệp. Mỗi {same} chỉ đứng ở một dòng.':
    '{field:label} {value} is in row {row} of the file already. Each may be in one row only.',
  'Đang là {value}. {why}': 'It is {value}. {why:said}',
  '{value} không rõ. Cần Có hoặc Không.': '{value} is not clear. Write Có (yes) or Không (no).',
  'Cần một trong: {choices}.': 'Use one of: {choices}.',
  '{value} không nằm trong các giá trị cho phép.': '{value} is none of the values that are allowed.',
  '{value} không phải số điện thoại. Cần chữ số, ví dụ {example:word}.':
    '{value} is no phone number. Use digits, such as {example}.',
  '{value} có {count:number} chữ số. Số điện thoại cần {least:number} đến {most:number} chữ số.':
    '{value} has {count} digits. A phone number has {least} to {most}.',
  '{value} quá lớn. Cần một số nhỏ hơn.': '{value} is too large. Enter a smaller number.',
  '{value} không phải một ngày có thật. Cần ngày/tháng/năm, ví dụ {example:word}.':
    '{value} is not in the calendar. Write day/month/year, such as {example}.',
  '{value} không phải số. Cần một số như {example}.': '{value} is not a number. Write one such as {example}.',
  '{value} không phải số{kind}. Cần một số như {example}.':
    '{value} is not a{kind:said} number. Write one such as {example}.',
  ' nguyên': ' whole',
  '{value} có quá nhiều chữ số thập phân. Cần tối đa {most:number}.':
    '{value} has too many decimals. There may be {most}.',
  '{value} là số âm. Cần một số không âm.': '{value} is negative. Enter zero or more.',
  'Cột {field} viết số theo hai kiểu lẫn lộn (1.234,5 và 1,234.5) nên chưa rõ số này. Hãy chọn kiểu của cột ở phía trên, hoặc sửa ô này.':
    'The column {field:label} writes numbers in two ways (1.234,5 and 1,234.5), so this one is not clear. Choose the way of the column above, or correct this cell.',
  'Không có ký hiệu {value} trong các mẫu hóa đơn. Cần ký hiệu của một mẫu đang có, hoặc để trống.':
    'No invoice template has the symbol {value}. Enter that of an existing template, or leave the cell blank.',
  '{value} không phải mã số thuế của khách hàng {code} trong danh mục ({known}). Sửa một trong hai.':
    '{value} is not the tax code of customer {code} in the catalogue ({known}). Correct one of them.',
  'Số lượng × đơn giá, trừ chiết khấu, là {sum:word}. Sửa ô này hoặc số lượng, đơn giá.':
    'Quantity × unit price, less the discount, is {sum}. Correct this cell, or the quantity or unit price.',
  '{series:word} không có {field}: chỉ phiếu xuất kho ({forms}) có. Sửa ký hiệu, hoặc để trống ô này.':
    '{series} has no {field:named}: only delivery notes ({forms}) have it. Correct the symbol, or leave this cell blank.',
  '{province} không có xã, phường, đặc khu này trong danh mục từ 01/07/2025. Cần tên hoặc mã năm chữ số của đơn vị đang có.':
    '{province} has no such commune, ward or special zone in the list since 01/07/2025. Enter the name or the five-digit code of one that exists.',
  'Danh mục từ 01/07/2025 không có tỉnh, thành phố này. Cần tên như Thành phố Đà Nẵng, hoặc mã như 48.':
    'The list since 01/07/2025 has no such province or city. Enter a name such as Thành phố Đà Nẵng, or a code such as 48.',
  'Bán ô tô, xe máy phải có nơi người mua ở.':
    'Of cars and motorbikes the buyer’s place of residence is required.',
  'Cột {heading} không bằng {currency}, là đồng tiền của hóa đơn này. Thêm cột Loại tiền và Tỷ giá vào tệp rồi tải lên lại; nếu số đã bằng {currency}, sửa tiêu đề cột.':
    'Column {heading} is not in {currency}, the currency of this invoice. Add columns for the currency and the exchange rate to the file and upload it again; if it is in {currency}, correct its heading.',
  '{text} là {percent}% hay {value}%? Ghi số kèm dấu %.':
    'Is {text} {percent}% or {value}%? Write the number with its percent sign.',
  '{value} khác {first} ở dòng {row:number} của cùng hóa đơn. Mỗi hóa đơn chỉ có một {field}.':
    '{value} differs from {first} in row {row} of the same invoice. An invoice has one {field:named} only.',
  'Xe nhập khẩu phải có.': 'It is required of imported vehicles.',
  'Xe lắp ráp trong nước phải có.': 'It is required of vehicles assembled in the country.',
  'Xe đã qua sử dụng phải có.': 'It is required of used vehicles.',
  'Chỉ dòng hàng hóa, dịch vụ có ô này. Để trống, hoặc sửa tính chất của dòng.':
    'Only lines of goods and services have this cell. Leave it blank, or correct the kind of the line.',
  '{field} cần tối đa {most:number} chữ số, ví dụ 2024.':
    '{field:label} may have {most} digits, such as 2024.',
  '{field} dài tối đa {most:number} ký tự, không có ký tự điều khiển.':
    '{field:label} may have {most} characters and no control characters.',
  '{field} không đúng. Nhập lại ô này.': '{field:label} is not right. Enter this cell again.',
  'Tệp này không còn được giữ, nên chỉ nhập được trang tính đã đọc. Hãy tải tệp lên lại.':
    'The file is not kept any more, so only the sheet that was read can be imported. Upload the file again.',
  '{value} chưa rõ ngày đứng trước hay tháng đứng trước: cột này có ngày viết tháng trước. Hãy định dạng cột theo ngày/tháng/năm rồi tải lên lại, hoặc gõ lại ngày của ô này.':
    '{value}: it is not clear whether the day or the month comes first, since dates of this column begin with the month. Format the column as day/month/year and upload the file again, or type the date of this cell again.',
  'Ô này bị ô bên cạnh gộp vào nên chưa rõ có giá trị gì. Hãy bỏ gộp ô trong tệp rồi tải lên lại, hoặc gõ giá trị vào ô này.':
    'This cell is merged with one beside it, so its value is not clear. Unmerge the cells and upload the file again, or type the value here.',
  '{value} nằm trong ô gộp của nhiều dòng nên chưa rõ là của từng dòng hay của cả các dòng. Hãy bỏ gộp ô và ghi riêng từng dòng rồi tải lên lại, hoặc gõ lại số của dòng này.':
    '{value} is in a cell merged over several rows, so it is not clear whether it is of each row or of all together. Unmerge it, write each row and upload the file again, or type the number of this row again.',
  'Ô này là công thức chưa được tính. Hãy mở tệp bằng Excel, lưu lại rồi tải lên lại, hoặc gõ giá trị vào ô này.':
    'This cell is a formula that was not computed. Open the file in Excel, save it and upload it again, or type the value here.',
  '{value} là lỗi công thức của bảng tính. Hãy sửa công thức trong tệp rồi tải lên lại, hoặc gõ giá trị vào ô này.':
    '{value} is an error of a formula. Correct the formula in the file and upload it again, or type the value here.',
  '{value} là số đã bị Excel rút gọn nên mất chữ số. Hãy định dạng cột là Văn bản, nhập lại số đầy đủ rồi tải lên lại, hoặc gõ đủ chữ số vào ô này.':
    '{value} is a number that Excel has shortened, so digits are lost. Format the column as text, enter the whole number and upload the file again, or type all digits here.',
  'Tệp viết bằng phông chữ cũ (TCVN3/ABC, như .VnTime){at}. Hãy chuyển sang Unicode, ví dụ bằng công cụ chuyển mã của UniKey, rồi tải lên lại.':
    'The file is written in an old font (TCVN3/ABC, such as .VnTime){at:said}. Convert it to Unicode, for instance with UniKey, and upload it again.',
  'Tệp viết bằng phông chữ cũ (TCVN3/ABC, như .VnTime). Hãy chuyển sang Unicode, ví dụ bằng công cụ chuyển mã của UniKey, rồi tải lên lại.':
    'The file is written in an old font (TCVN3/ABC, such as .VnTime). Convert it to Unicode, for instance with UniKey, and upload it again.',
  '{says} {stated:word}, tính ra {computed:word}. Lấy số tính ra: sửa thành {same:word} hoặc để trống ô này. Nếu tệp đúng, sửa số lượng, đơn giá, chiết khấu hoặc thuế suất.':
    '{says:said} {stated}, computed is {computed}. To take the computed amount, change it to {computed} or leave this cell blank. If the file is right, correct the quantity, unit price, discount or VAT rate.',
  '{says} {stated:word}, hóa đơn lấy số tính ra {computed:word}.':
    '{says:said} {stated}, the invoice takes the computed {computed}.',
  'Tệp ghi': 'The file says',
  '{count:number} dòng của hóa đơn ghi cộng lại': '{count} rows of the invoice add up to',
  '{value} không phải số nguyên. Cần một số như {one:word} hoặc {other:word}.':
    '{value} is not a whole number. Write one such as {one} or {other}.',
  'Cột {heading} không bằng {currency:word}, là đồng tiền của hóa đơn này. Thêm cột Loại tiền và Tỷ giá vào tệp rồi tải lên lại; nếu số đã bằng {same:word}, sửa tiêu đề cột.':
    'The column {heading} is not in {currency}, the currency of this invoice. Add the columns Loại tiền (currency) and Tỷ giá (rate) to the file and upload it again; if the numbers are in {currency} already, correct the heading.',
};
