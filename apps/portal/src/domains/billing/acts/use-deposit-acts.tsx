import type { MenuItem } from '@nestling/ui/overlay/Menu.tsx';
import { useWords } from '@nestling/ui/words.ts';
import { IconArrowBackUp, IconFileInvoice, IconPigMoney } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../permissions/use-may.ts';
import { depositWords } from '../account/deposit-words.ts';
import type { DepositRow } from '../rows.ts';
import { ApplyDialog } from './ApplyDialog.tsx';
import { KeepDepositDialog } from './KeepDepositDialog.tsx';
import { ReturnDepositDialog } from './ReturnDepositDialog.tsx';

type Kind = 'return' | 'use' | 'keep';

/** What the office does with one deposit, as long as something is held of it. */
export const useDepositActs = ({
  name,
}: {
  readonly name: string;
}): { readonly menuOf: (deposit: DepositRow) => MenuItem[]; readonly dialogs: ReactNode } => {
  const t = useWords(depositWords);
  const may = useMay()('manage_billing');
  const [act, setAct] = useState<{ kind: Kind; deposit: DepositRow } | null>(null);
  const menuOf = (deposit: DepositRow): MenuItem[] => {
    if (!may || !deposit.held) return [];
    const item = (kind: Kind, label: string, icon: ReactNode): MenuItem => ({
      key: kind,
      label,
      icon,
      onPick: () => setAct({ kind, deposit }),
    });
    return [
      item('return', t('giveBack'), <IconArrowBackUp size={18} />),
      item('use', t('use'), <IconFileInvoice size={18} />),
      { ...item('keep', t('keep'), <IconPigMoney size={18} />), danger: true },
    ];
  };
  const close = () => setAct(null);
  const drawn = (): ReactNode => {
    if (!act) return null;
    const { kind, deposit } = act;
    if (kind === 'return') return <ReturnDepositDialog deposit={deposit} name={name} onClose={close} />;
    if (kind === 'keep') return <KeepDepositDialog deposit={deposit} name={name} onClose={close} />;
    const { id, held, student_id } = deposit;
    return (
      <ApplyDialog kind="deposit" purse={{ id, left: held ?? 0, student: student_id, agency: null }} onClose={close} />
    );
  };
  return { menuOf, dialogs: drawn() };
};
