/**
 * As much of the package pkcs11js as is used here. It is optional (its native part needs a compiler at install): without these
 * lines the code could be checked only where it could be built.
 */
declare module 'pkcs11js' {
  type Handle = Buffer;
  type Attribute = { type: number; value?: number | boolean | string | Buffer | Date };
  type AttributeValue = { type: number; value: Buffer };

  export class PKCS11 {
    load(path: string): void;
    C_Initialize(): void;
    C_Finalize(): void;
    C_GetSlotList(token_present?: boolean): Handle[];
    C_GetTokenInfo(slot: Handle): { label: string; flags: number };
    C_OpenSession(slot: Handle, flags: number): Handle;
    C_CloseSession(session: Handle): void;
    C_Login(session: Handle, user_type: number, pin?: string): void;
    C_Logout(session: Handle): void;
    C_FindObjectsInit(session: Handle, template: Attribute[]): void;
    C_FindObjects(session: Handle): Handle | null;
    C_FindObjectsFinal(session: Handle): void;
    C_GetAttributeValue(session: Handle, object: Handle, template: Attribute[]): AttributeValue[];
    C_CreateObject(session: Handle, template: Attribute[]): Handle;
    C_SignInit(session: Handle, mechanism: { mechanism: number }, key: Handle): void;
    C_SignAsync(session: Handle, data: Buffer, room: Buffer): Promise<Buffer>;
  }

  export const CKA_CERTIFICATE_TYPE: number;
  export const CKA_CLASS: number;
  export const CKA_ID: number;
  export const CKA_KEY_TYPE: number;
  export const CKA_MODULUS: number;
  export const CKA_PRIVATE: number;
  export const CKA_SUBJECT: number;
  export const CKA_TOKEN: number;
  export const CKA_VALUE: number;
  export const CKC_X_509: number;
  export const CKF_RW_SESSION: number;
  export const CKF_SERIAL_SESSION: number;
  export const CKF_TOKEN_INITIALIZED: number;
  export const CKF_USER_PIN_FINAL_TRY: number;
  export const CKF_USER_PIN_LOCKED: number;
  export const CKK_RSA: number;
  export const CKM_RSA_PKCS: number;
  export const CKO_CERTIFICATE: number;
  export const CKO_PRIVATE_KEY: number;
  export const CKU_USER: number;
}
