/** To listen to. */
import type { Snippet } from './types.ts'

export const clock: Snippet = {
  name: 'clock',
  react: [],
  code: `/** Seconds as a clock shows them: 3:07. */
const clock = (seconds: number) =>
  \`\${Math.floor(seconds / 60)}:\${String(seconds % 60).padStart(2, '0')}\``,
}

export const usePlayer: Snippet = {
  name: 'usePlayer',
  react: ['useEffect', 'useState'],
  needs: ['clock'],
  declares: ['Track'],
  code: `interface Track {
  title: string
  seconds: number
}

/** What is played, and how far. There is no sound yet: play yours where it says so. */
function usePlayer(tracks: readonly Track[], start: number) {
  const [now, setNow] = useState({ at: 0, seconds: start, isPlaying: false })
  const lengthOf = (at: number) => tracks[at]?.seconds ?? 0
  useEffect(() => {
    if (!now.isPlaying) return
    // Here: audio.play(), and take the seconds from its 'timeupdate'.
    const timer = setInterval(() => {
      setNow((before) => {
        const end = tracks[before.at]?.seconds ?? 0
        const seconds = Math.min(end, before.seconds + 1)
        return { ...before, seconds, isPlaying: seconds < end }
      })
    }, 1000)
    return () => clearInterval(timer)
  }, [now.isPlaying, tracks])
  const go = (at: number) => {
    setNow((before) => ({ ...before, at: Math.max(0, Math.min(tracks.length - 1, at)), seconds: 0 }))
  }
  return {
    title: tracks[now.at]?.title ?? '',
    seconds: now.seconds,
    most: lengthOf(now.at),
    gone: clock(now.seconds),
    length: clock(lengthOf(now.at)),
    isPlaying: now.isPlaying,
    toggle: () => {
      setNow((before) => ({
        ...before,
        seconds: before.seconds < lengthOf(before.at) ? before.seconds : 0,
        isPlaying: !before.isPlaying,
      }))
    },
    /** To the beginning; from there to the one before. */
    back: () => go(now.seconds > 3 ? now.at : now.at - 1),
    next: () => go(now.at + 1),
    seek: (seconds: number) => setNow((before) => ({ ...before, seconds })),
  }
}`,
}

export const PauseSign: Snippet = {
  name: 'PauseSign',
  react: [],
  code: `function PauseSign({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" fill="currentColor" aria-hidden className={className}>
      <path d="M6 4h4v16H6zM14 4h4v16h-4z" />
    </svg>
  )
}`,
}

export const Seek: Snippet = {
  name: 'Seek',
  react: [],
  needs: ['usePlayer'],
  declares: ['SeekProps'],
  code: `interface SeekProps {
  player: ReturnType<typeof usePlayer>
  /** Classes of the part that is over. */
  bar: string
  className: string
}

/** The line of time: moved by pointer, arrow keys, Home and End. */
function Seek({ player, bar, className }: SeekProps) {
  const share = player.most > 0 ? (player.seconds / player.most) * 100 : 0
  return (
    <div
      className={\`relative has-focus-visible:outline-2 has-focus-visible:outline-offset-4 \${className}\`}
    >
      <div className={\`\${bar} rounded-full\`} style={{ width: \`\${share}%\` }} />
      <input
        type="range"
        aria-label="Position"
        aria-valuetext={\`\${player.gone} of \${player.length}\`}
        max={player.most}
        value={player.seconds}
        onChange={(event) => player.seek(Number(event.currentTarget.value))}
        className="absolute inset-x-0 -inset-y-2.5 w-full cursor-pointer opacity-0"
      />
    </div>
  )
}`,
}
