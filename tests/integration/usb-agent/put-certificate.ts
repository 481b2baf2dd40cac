import { readFileSync } from 'node:fs';
import native from 'pkcs11js';

// Puts a certificate on a token beside its key, which softhsm2-util cannot. Arguments: driver, label of the token, PIN,
// file of the certificate (DER), id of the key in hexadecimal. A process of its own, as the driver reads SOFTHSM2_CONF.
const [driver_path = '', label = '', pin = '', file = '', key_id = ''] = process.argv.slice(2);

const driver = new native.PKCS11();
driver.load(driver_path);
driver.C_Initialize();
const slot = driver.C_GetSlotList(true).find((one) => driver.C_GetTokenInfo(one).label.trim() === label);
if (slot === undefined) throw new Error(`no token ${label}`);
const session = driver.C_OpenSession(slot, native.CKF_SERIAL_SESSION | native.CKF_RW_SESSION);
driver.C_Login(session, native.CKU_USER, pin);
driver.C_CreateObject(session, [
  { type: native.CKA_CLASS, value: native.CKO_CERTIFICATE },
  { type: native.CKA_CERTIFICATE_TYPE, value: native.CKC_X_509 },
  { type: native.CKA_TOKEN, value: true },
  { type: native.CKA_PRIVATE, value: false },
  { type: native.CKA_SUBJECT, value: Buffer.alloc(0) },
  { type: native.CKA_ID, value: Buffer.from(key_id, 'hex') },
  { type: native.CKA_VALUE, value: readFileSync(file) },
]);
driver.C_Finalize();
