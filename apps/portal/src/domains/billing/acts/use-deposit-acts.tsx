import { voidInvoice } from '@nestling/contract/operations/billing.gen.ts';
import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconBan, IconFileInvoice, IconPigMoney } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { depositWords } from '../account/deposit-words.ts';
import type { DepositRow } from '../rows.ts';
import { ActDialog } from './ActDialog.tsx';
import { ApplyDialog } from './ApplyDialog.tsx';
import { KeepDepositDialog } from './KeepDepositDialog.tsx';
import { ReturnDepositDialog } from './ReturnDepositDialog.tsx';
import { actWords } from './words.ts';

type Kind = 'return' | 'use' | 'keep' | 'void';

/** What the office does with one deposit, as long as something is held of it. */
export const useDepositActs = ({
  name,
}: {
  readonly name: string;
}): { readonly menuOf: (deposit: DepositRow) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(depositWords);
  const a = useWords(actWords);
  const may = useMay()('manage_billing');
  const [act, setAct] = useState<{ kind: Kind; deposit: DepositRow } | null>(null);
  const menuOf = (deposit: DepositRow): MenuItem[] => {
    if (!may) return [];
    const item = (kind: Kind, label: string, icon: ReactNode): MenuItem => ({
      key: kind,
      label,
      icon,
      onPick: () => setAct({ kind, deposit }),
    });
    const { held, open, amount } = deposit;
    if (held)
      return [
        item('return', t('giveBack'), <IconArrowBackUp size={18} />),
        item('use', t('use'), <IconFileInvoice size={18} />),
        { ...item('keep', t('keep'), <IconPigMoney size={18} />), danger: true },
      ];
    // Nothing was paid of it yet: it can still be taken back as it is.
    return open === amount ? [{ ...item('void', a('void'), <IconBan size={18} />), danger: true }] : [];
  };
  const close = () => setAct(null);
  const drawn = (): ReactNode => {
    if (!act) return null;
    const { kind, deposit } = act;
    if (kind === 'return') return <ReturnDepositDialog deposit={deposit} name={name} onClose={close} />;
    if (kind === 'keep') return <KeepDepositDialog deposit={deposit} name={name} onClose={close} />;
    const { id, held, student_id, number } = deposit;
    if (kind === 'void') {
      const asked = {
        id,
        call: voidInvoice,
        title: a('voidOf', { name: number ?? '' }),
        says: a('voidInvoiceSays'),
        submit: a('void'),
      };
      return <ActDialog asked={{ ...asked, danger: true }} onClose={close} />;
    }
    return (
      <ApplyDialog kind="deposit" purse={{ id, left: held ?? 0, student: student_id, agency: null }} onClose={close} />
    );
  };
  return { menuOf, dialogs: drawn() };
};
