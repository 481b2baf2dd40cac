import type { Answers } from '../sayer.ts';

/** Of signing in, trials and passwords. */
export const GETTING_IN_ANSWERS: Answers = {
  'Chưa tra cứu được vì cơ sở dữ liệu doanh nghiệp không trả lời. Hãy nhập tên và địa chỉ, hoặc thử lại sau.':
    'It could not be looked up: the register of companies does not answer. Enter name and address, or try again later.',
  'Không tìm thấy doanh nghiệp có mã số thuế này. Hãy kiểm tra lại, hoặc nhập tên và địa chỉ.':
    'No company with this tax code was found. Check it, or enter name and address.',
  'Mật khẩu không được chứa email của bạn. Hãy chọn một câu khác.':
    'The password must not hold your email. Choose another phrase.',
  'Mật khẩu này nhiều người dùng nên dễ bị đoán. Hãy ghép vài từ không liên quan với nhau.':
    'Many people use this password, so it is easy to guess. Put a few unrelated words together.',
  'Mật khẩu này lặp lại hoặc theo thứ tự bàn phím nên dễ bị đoán. Hãy ghép vài từ không liên quan với nhau.':
    'This password repeats itself or follows the keyboard, so it is easy to guess. Put a few unrelated words together.',
  'Mật khẩu cần ít nhất {least:number} ký tự. Một câu ngắn dễ nhớ là tốt nhất.':
    'A password needs at least {least} characters. A short phrase that you remember is best.',
  'Email này đã có tài khoản. Hãy đăng nhập, hoặc dùng “Quên mật khẩu” để đặt mật khẩu mới.':
    'There is an account with this email. Sign in, or use “Forgot your password?” to set a new one.',
  'Mã số thuế này đã có tài khoản. Hãy hỏi người quản trị của đơn vị để được mời, hoặc kiểm tra lại mã số thuế.':
    'There is an account with this tax code. Ask the administrator of the company to invite you, or check the tax code.',
  'Mã số thuế này chưa có tài khoản. Bạn hãy đăng ký dùng thử.':
    'There is no account with this tax code. Sign up for a trial.',
  'Hôm nay đã gửi nhiều yêu cầu. Hãy đợi người quản trị trả lời, hoặc thử lại vào ngày mai.':
    'Many requests were sent today. Wait for the administrator to answer, or try again tomorrow.',
  'Đường dẫn này đã dùng, đã hết hạn hoặc không đúng. Hãy yêu cầu đặt lại mật khẩu, hoặc nhờ quản trị viên gửi lại lời mời.':
    'This link was used, has expired or is not right. Request a new password, or ask the administrator to invite you again.',
  'Tài khoản này đã được xác minh. Hãy đăng nhập bằng mật khẩu đã đặt.':
    'This account is verified. Sign in with the password you set.',
  'Mã đã hết hạn. Hãy bấm gửi lại mã rồi nhập mã mới.':
    'The code has expired. Have it sent again and enter the new one.',
  'Đã gửi mã {count:number} lần. Hãy xem cả hộp thư rác, hoặc đăng ký lại với email khác.':
    'The code was sent {count} times. Look into your spam too, or sign up with another email.',
  'Hãy đợi {seconds:number} giây rồi gửi lại mã.': 'Wait {seconds} seconds, then send the code again.',
  'Đã nhập sai mã {count:number} lần nên mã bị hủy. Hãy đăng ký lại.':
    'The code was wrong {count} times and is void. Sign up again.',
  'Email này đã đăng ký {count:number} lần trong 24 giờ. Hãy dùng mã trong thư đã nhận, hoặc thử lại vào ngày mai.':
    'This email signed up {count} times within 24 hours. Use the code in the mail you received, or try again tomorrow.',
  'Mã không đúng, còn {left:number} lần thử. Hãy xem lại thư mới nhất.':
    'The code is not right; {left} tries are left. Look at the newest mail.',
  'Email hoặc mật khẩu không đúng. Hãy kiểm tra lại rồi đăng nhập.':
    'The email or the password is not right. Check them and sign in.',
  'Tài khoản đã ngừng hoạt động. Hãy liên hệ quản trị viên.':
    'This account is inactive. Contact your administrator.',
  'Bước xác thực đã hết hạn hoặc hết lượt thử. Hãy đăng nhập lại bằng mật khẩu.':
    'This step has expired or has no tries left. Sign in with your password again.',
  'Khóa truy cập không dùng được ở đây. Hãy thử lại hoặc đăng nhập bằng mật khẩu.':
    'The passkey cannot be used here. Try again, or sign in with your password.',
  'Hãy xác thực thêm một bước để đăng nhập.': 'One more step is needed to sign in.',
  'Mã không đúng hoặc đã dùng. Hãy nhập mã đang hiện trong ứng dụng xác thực (còn {left:number} lần thử).':
    'The code is not right or was used. Enter the one your authenticator shows ({left} tries left).',
  'Mã khôi phục không đúng hoặc đã dùng. Hãy nhập một mã khác (còn {left:number} lần thử).':
    'The recovery code is not right or was used. Enter another ({left} tries left).',
  'Email này tạm khóa đến {time} vì nhập sai nhiều lần. Hãy thử lại sau lúc đó.':
    'This email is locked until {time} after many wrong tries. Try again after that.',
  'Mã số thuế “{value}” có ký tự lạ. Chỉ nhập chữ số, mã chi nhánh thêm -001.':
    'Tax code “{value}” has characters that are not digits. Enter digits only; a branch adds -001.',
  'Mã số thuế “{value}” có {count:number} chữ số. Mã đúng có 10 chữ số, thêm -001 cho chi nhánh, hoặc 12 số định danh cá nhân.':
    'Tax code “{value}” has {count} digits. It has 10, with -001 for a branch, or the 12 of a personal number.',
  'Mã số thuế “{value}” sai số kiểm tra. Đối chiếu lại từng chữ số.':
    'The check digit of tax code “{value}” is wrong. Compare digit by digit.',
  'Mã số thuế “{value}” sai phần chi nhánh. Sau dấu gạch là 3 chữ số từ 001 đến 999.':
    'The branch part of tax code “{value}” is wrong. After the dash come 3 digits from 001 to 999.',
};
