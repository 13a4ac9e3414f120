import { Component, type ReactNode } from 'react'
import { t } from '../lib/language/translate.ts'
import { Button } from './button.tsx'

/** Keeps a broken part from taking the page with it. */
export class ErrorBoundary extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError() {
    return { failed: true }
  }
  override render() {
    if (!this.state.failed) return this.props.children
    return (
      <div role="alert" className="mx-auto max-w-md px-4 py-16">
        <h2 className="font-display text-2xl">{t('Something went wrong here')}</h2>
        <p className="mt-3 text-ink-2">{t('Your work is saved. Reload the page to continue.')}</p>
        <Button className="mt-6" onClick={() => location.reload()}>
          {t('Reload')}
        </Button>
      </div>
    )
  }
}
