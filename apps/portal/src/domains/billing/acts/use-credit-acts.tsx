import { refundCredit, unapplyCredit, voidCredit } from '@nestling/contract/operations/billing.gen.ts';
import { useAction } from '@nestling/kit/action.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconBan, IconCircleMinus, IconFileInvoice, IconPencil } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import type { CreditRow } from '../rows.ts';
import { ActDialog } from './ActDialog.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { CreditDialog } from './CreditDialog.tsx';
import { useMoneyName } from './names.ts';
import { actWords } from './words.ts';

type Kind = 'apply' | 'edit' | 'refund' | 'void';

/** What the office does with one credit, where the centre lets it and the state admits it. */
export const useCreditActs = (account: {
  readonly student: string;
  readonly name: string;
  readonly location: string;
  readonly today: string;
}): { readonly menuOf: (credit: CreditRow) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(actWords);
  const named = useMoneyName();
  const may = useMay()('manage_billing');
  const [act, setAct] = useState<{ kind: Kind; credit: CreditRow } | null>(null);
  const unapply = useAction(unapplyCredit);

  const menuOf = (credit: CreditRow): MenuItem[] => {
    const { id, amount, left, status } = credit;
    if (!may || status === 'voided') return [];
    const item = (key: Kind, label: string, icon: ReactNode): MenuItem => ({
      key,
      label,
      icon,
      onPick: () => setAct({ kind: key, credit }),
    });
    return [
      ...(left > 0 ? [item('apply', t('apply'), <IconFileInvoice size={18} />)] : []),
      ...(left < amount
        ? [
            {
              key: 'unapply',
              label: t('unapply'),
              icon: <IconCircleMinus size={18} />,
              onPick: () => void unapply.run({ id }),
            },
          ]
        : [item('edit', t('change'), <IconPencil size={18} />)]),
      ...(left > 0
        ? [
            item('refund', t('refund'), <IconArrowBackUp size={18} />),
            { ...item('void', t('void'), <IconBan size={18} />), danger: true },
          ]
        : []),
    ];
  };

  const close = () => setAct(null);
  const drawn = (): ReactNode => {
    if (!act) return null;
    const { kind, credit } = act;
    const { id, left, student_id } = credit;
    if (kind === 'edit') return <CreditDialog account={account} credit={credit} onClose={close} />;
    if (kind === 'apply')
      return <ApplyDialog kind="credit" purse={{ id, left, student: student_id, agency: null }} onClose={close} />;
    const name = named.credit(credit);
    const asked =
      kind === 'refund'
        ? {
            title: t('refundOf', { name }),
            says: t('refundCreditSays'),
            submit: t('refund'),
            amount: { label: t('refundAmount'), max: left },
            call: refundCredit,
          }
        : {
            title: t('voidOf', { name }),
            says: t('voidCreditSays'),
            submit: t('void'),
            call: voidCredit,
          };
    return <ActDialog asked={{ ...asked, id, danger: true }} onClose={close} />;
  };
  return { menuOf, dialogs: drawn() };
};
