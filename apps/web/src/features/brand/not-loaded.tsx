import { Button } from '../../ui/button.tsx'

/** Stands where a part of a kit could not be loaded. */
export const NotLoaded = ({ text, retry }: { text: string; retry: () => Promise<unknown> }) => (
  <div role="alert">
    <p className="text-ink-2">{text}</p>
    <Button size="small" className="mt-3" onClick={() => void retry()}>
      Try again
    </Button>
  </div>
)
