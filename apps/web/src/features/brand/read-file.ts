/** A file as a data URL; undefined: it could not be read. */
export const readFile = (file: Blob): Promise<string | undefined> =>
  new Promise((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : undefined)
    reader.onerror = () => resolve(undefined)
    reader.readAsDataURL(file)
  })
