// What just happened, over the table: things that fly, and bills nailed up for a moment. The log says the same.

import { type ReactNode, useEffect } from 'react'
import { type RoleName, RoleSign } from '../../art/marks/RoleSign.tsx'
import { Headstone } from '../../art/signs/Tokens.tsx'
import './scene.css'

export const SceneLayer = ({ children }: { readonly children: ReactNode }) => (
  <div className="scene" aria-hidden="true">
    {children}
  </div>
)

interface BillProps {
  readonly kind: string
  readonly isRow?: boolean // a picture with words beside it
  readonly children: ReactNode
}

export const Bill = ({ kind, isRow, children }: BillProps) => (
  <div className="bill" data-bill={kind} data-row={isRow || undefined}>
    {children}
  </div>
)

interface GraveProps {
  readonly role: RoleName
  readonly title: string
  readonly children: ReactNode
}

/** Somebody is out, and what they were. */
export const Grave = ({ role, title, children }: GraveProps) => (
  <Bill kind="out">
    <span className="bill-grave">
      <Headstone size={110} />
      <RoleSign role={role} size={40} />
    </span>
    <strong className="bill-title">{title}</strong>
    <span>{children}</span>
  </Bill>
)

/** Whoever goes on has read it. */
export function useTakenDown<B>(bill: B | undefined, takeDown: (bill: B) => void): void {
  useEffect(() => {
    if (bill === undefined) return
    const goOn = (): void => takeDown(bill)
    addEventListener('pointerdown', goOn)
    addEventListener('keydown', goOn)
    return () => {
      removeEventListener('pointerdown', goOn)
      removeEventListener('keydown', goOn)
    }
  }, [bill, takeDown])
}
