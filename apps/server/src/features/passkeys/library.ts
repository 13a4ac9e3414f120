/** The library of the protocol, whole: in one file of the build, so that its parts find one another. */
export { verifyAuthenticationResponse, verifyRegistrationResponse } from '@simplewebauthn/server'
export { decodeAttestationObject, isoBase64URL } from '@simplewebauthn/server/helpers'
