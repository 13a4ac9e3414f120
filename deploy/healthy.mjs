/** Ends with 0 when the server of this container says that it is ready. */
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/api/health/status`).catch(() => undefined)
const ready = answer?.ok && (await answer.json()).ready
process.exit(ready ? 0 : 1)
