import { t } from '../../../lib/language/translate.ts'
import { useImageFile } from '../../../ui/use-image-file.ts'
import { type Box, placed } from './placed.ts'

interface Props {
  artboard: { width: number; height: number; frames: readonly { id: string; shows: string; box: Box }[] }
  disabled: boolean
  /** A frame is to be filled with a picture, a data URL. */
  onPicture: (id: string, picture: string) => void
}

/** A place to press over every frame of the picture that waits for a photo: a file is chosen, or dropped on it. */
export function PhotoTargets({ artboard, disabled, onPicture }: Props) {
  const read = useImageFile(t('The image could not be used'))
  async function take(id: string, file: File | undefined): Promise<void> {
    const taken = file && !disabled && (await read(file))
    if (taken) onPicture(id, taken.send)
  }
  return artboard.frames.map(({ id, shows, box }) => (
    <label
      key={id}
      className="absolute cursor-pointer outline-offset-2 focus-within:outline-2 focus-within:outline-minium hover:outline-2 hover:outline-minium hover:outline-dashed"
      style={placed(box, artboard)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        void take(id, event.dataTransfer.files[0])
      }}
    >
      <span className="sr-only">{shows ? t('Your photo: {shows}', { shows }) : t('Your photo')}</span>
      <input
        type="file"
        accept="image/*"
        disabled={disabled}
        className="sr-only"
        onChange={(event) => {
          void take(id, event.target.files?.[0])
          event.target.value = ''
        }}
      />
    </label>
  ))
}
