// A button that lies over the table: a sign, with its words for whoever asks for them.

import { Strokes } from '../../app/Icon.tsx'

interface SignButtonProps {
  readonly path: string
  readonly label: string
  readonly hint?: string
  readonly isOn?: boolean
  readonly isExpanded?: boolean
  readonly onClick: () => void
}

export const SignButton = ({ path, label, hint, isOn, isExpanded, onClick }: SignButtonProps) => (
  <button
    type="button"
    className="sign-button"
    aria-label={label}
    title={hint ?? label}
    aria-pressed={isOn}
    aria-expanded={isExpanded}
    onClick={onClick}
  >
    <Strokes path={path} size={20} width={2} />
  </button>
)
