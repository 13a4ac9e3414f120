/** Days that a deleted project lies in the bin before it is gone for ever. */
export const BIN_DAYS = 30
