/** A start that cannot succeed, told in one sentence that says what to do. main.ts prints the message and exits with 1. */
export class StartError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StartError'
  }
}
