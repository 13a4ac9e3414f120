/** A picture that is refused, with a sentence for the person who sent it. */
export class PictureError extends Error {
  code: 'unsupported-media' | 'unprocessable' | 'too-large'
  constructor(code: PictureError['code'], message: string) {
    super(message)
    this.name = 'PictureError'
    this.code = code
  }
}
