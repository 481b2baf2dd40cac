/**
 * Passwords that people choose first: those that top the lists of leaked ones, and the habits of Vietnam. Written without
 * digits at the end, without signs and in small letters, because `weakPassword` compares what is left of a password then.
 * Picked by hand after the published lists of leaked passwords; a list to be added to, not a source of law.
 */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set(
  `password passw passwd passwort pass passphrase mypassword thepassword newpassword oldpassword yourpassword
  passwordpassword passpass passwordadmin adminpassword defaultpassword default changeme changeit letmein letmeinnow
  welcome welcomeback welcometo admin administrator adminadmin root rootroot toor superuser superadmin user useruser username
  guest guestguest test testtest testing tester temp temporary demo demodemo sample example
  login loginlogin signin secret secretsecret topsecret mysecret private access accesscode master masterkey
  qwerty qwertyuiop qwertyui qwert qwertyqwerty qwertyasdf asdfgh asdfghjkl asdf asdfasdf asdfqwer zxcvbn zxcvbnm zxcvzxcv
  qazwsx qazwsxedc qazqaz azerty azertyuiop qweasd qweasdzxc qweqwe qweqweqwe asdasd asdasdasd zxczxc wasd
  abc abcabc abcabcabc abcd abcdabcd abcde abcdef abcdefg abcdefgh abcdefghi abcdefghij abcdefghijk aaa aaaa aaaaa aaaaaa
  aaaaaaaa aaaaaaaaaa xxx xxxxxx xxxxxxxxxx zzzzzz zzzzzzzzzz
  iloveyou iloveyouu iloveyousomuch ilove loveme lovelove lovely loveyou love forever foreverlove princess angel sunshine
  dragon monkey football baseball basketball soccer hockey superman batman spiderman pokemon naruto doraemon starwars
  computer internet michael jordan jessica jennifer daniel thomas charlie andrew joshua matthew robert william ashley
  shadow trustno trustnoone whatever freedom hello helloworld hellohello goodluck summer winter spring autumn january
  samsung samsunggalaxy iphone apple google googlegoogle facebook gmail yahoo hotmail microsoft windows android nokia
  liverpool chelsea arsenal barcelona manchester manchesterunited realmadrid juventus
  killer hunter ranger jordanjordan cookie chocolate banana orange purple flower butterfly
  company business office manager director accountant accounting invoice einvoice invoices finance
  matkhau matkhaumoi matkhaucu matkhaucuatoi matkhaudangnhap matkhaumatkhau matkhaumacdinh matkhauadmin matkhauhoadon
  adminmatkhau doimatkhau quenmatkhau khongcomatkhau khongbietmatkhau matkhaula matkhaugmail matkhaufacebook mk mkmk mkmoi
  dangnhap dangnhaphethong dangky taikhoan taikhoancuatoi taikhoanmoi nguoidung khachhang quantri quantrivien hethong
  hoadon hoadondientu hoadonso hoadonhoadon xuathoadon ketoan ketoantruong ketoanketoan ketoanvien thungan thukho thuquy
  giamdoc chutich nhanvien nhanvienketoan congty congtytnhh congtycophan congtycuatoi doanhnghiep cuahang banhang nhahang
  khachsan vanphong phongketoan kinhdoanh thue thuedientu coquanthue tongcucthue chucucthue masothue chukyso
  anhyeuem emyeuanh toiyeuem toiyeuanh yeuem yeuanh yeuemnhieu yeuanhnhieu anhyeuemnhieu emyeuanhnhieu anhnhoem emnhoanh
  iuem iuanh yeunhau mottinhyeu tinhyeu tinhyeucuaanh tinhyeucuaem nguoiyeu nguoiyeucu yeumotnguoi mainhoem maiyeuem maiyeuanh
  yeumaimai maimai mainhau vochong voyeu chongyeu conyeu convuive giadinh giadinhtoi giadinhla giadinhlaso giadinhhanhphuc
  bome boyeu meyeu meoi bamenhieu chame conyeume conyeubame
  vietnam vietnamvodich vietnamtoiyeu toiyeuvietnam toilanguoivietnam hanoi hanoivietnam hanoimuathu saigon saigonvietnam
  tphcm thanhphohochiminh hochiminh danang danangcity haiphong cantho nhatrang hue vungtau dalat quangninh nghean thanhhoa
  bacninh binhduong dongnai
  chucmungnammoi chucmung chucmungsinhnhat hanhphuc hanhphucmai maymantoi mayman thanhcong thanhcongmai phattai phatloc
  locphat phatdat vanphuc vanmay tiennhieu nhieutien kiemtien giauco
  khongbiet khongco khongcogi khongquen khongthequen dungquen dungquennhe quenroi khongnho camon xinchao xinchaocacban chaoban
  toila toilatoi toilaai banlaai nguyenvan nguyenvana nguyenthi tranvan tranthi levan lethi phamvan phamthi nguyennguyen
  nguyen anhanh emem emlacuaanh anhlacuaem concho conmeo cunyeu cuncon meocon heocon gauyeu bongda bongdavietnam
  lienquan lienquanmobile freefire pubgmobile zalo zalozalo
  tuoitre hocsinh sinhvien lophoc truonghoc maytinh dienthoai internetbanking nganhang vietcombank techcombank vietinbank
  agribank mbbank sacombank`
    .split(/\s+/)
    .filter((word) => word !== ''),
);
