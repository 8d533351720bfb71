import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import classes from './Menu.module.css';

/** One line of a menu. `checked` makes it one of a choice. */
export type MenuItem = {
  readonly key: string;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly onPick: () => void;
  readonly checked?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** A heading above this line, where a new group begins. */
  readonly group?: string | undefined;
};

/** Above the button when there is no room below; always inside the window. */
const placeBeside = (button: DOMRect, list: DOMRect, align: 'start' | 'end'): CSSProperties => {
  const gap = 6;
  const below = button.bottom + gap;
  const top = below + list.height > innerHeight - 8 ? Math.max(8, button.top - gap - list.height) : below;
  const left = align === 'start' ? button.left : button.right - list.width;
  return { top, left: Math.min(Math.max(8, left), innerWidth - list.width - 8) };
};

/**
 * A button with a menu, in the platform's top layer so that no table or card can cut it off.
 * Arrow keys, Home, End and Escape work as the ARIA menu pattern says; a press outside closes it.
 */
export const Menu = ({
  label,
  button,
  items,
  align = 'end',
  className,
}: {
  /** The button's name for screen readers; left out where the button's own words say it. */
  label?: string | undefined;
  button: ReactNode;
  items: readonly MenuItem[];
  align?: 'start' | 'end';
  className?: string | undefined;
}) => {
  const id = useId();
  const buttonRef = useRef<HTMLButtonElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [style, setStyle] = useState<CSSProperties>({});

  const close = useCallback(() => {
    setOpen(false);
    buttonRef.current?.focus();
  }, []);

  useEffect(() => {
    const list = listRef.current;
    const anchor = buttonRef.current;
    if (!open || !list || !anchor) return;
    list.showPopover?.();
    setStyle(placeBeside(anchor.getBoundingClientRect(), list.getBoundingClientRect(), align));
    (list.querySelector<HTMLElement>('[aria-checked="true"]') ?? list.querySelector<HTMLElement>('button'))?.focus();
    const outside = (event: PointerEvent) => {
      const target = event.target;
      if (target instanceof Node && !list.contains(target) && !anchor.contains(target)) setOpen(false);
    };
    const away = () => setOpen(false);
    addEventListener('pointerdown', outside);
    addEventListener('resize', away);
    return () => {
      removeEventListener('pointerdown', outside);
      removeEventListener('resize', away);
    };
  }, [open, align]);

  const move = (event: KeyboardEvent) => {
    const lines = [...(listRef.current?.querySelectorAll<HTMLElement>('button') ?? [])];
    const at = lines.findIndex((line) => line.matches(':focus'));
    const to: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: lines.length - 1 };
    const wanted = to[event.key];
    if (wanted !== undefined) lines[(wanted + lines.length) % lines.length]?.focus();
    else if (event.key === 'Escape' || event.key === 'Tab') close();
    else return;
    if (event.key !== 'Tab') event.preventDefault();
    event.stopPropagation();
  };

  return (
    <>
      <button
        ref={buttonRef}
        type="button"
        className={className ?? classes.button}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => setOpen(!open)}
      >
        {button}
      </button>
      {open ? (
        <div
          ref={listRef}
          id={id}
          role="menu"
          tabIndex={-1}
          popover="manual"
          className={classes.list}
          style={style}
          onKeyDown={move}
        >
          {items.map((item) => (
            <MenuLine key={item.key} item={item} onDone={close} />
          ))}
        </div>
      ) : null}
    </>
  );
};

const MenuLine = ({ item, onDone }: { item: MenuItem; onDone: () => void }) => (
  <>
    {item.group ? (
      <div className={classes.group} role="presentation">
        {item.group}
      </div>
    ) : null}
    <button
      type="button"
      {...(item.checked === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': item.checked })}
      tabIndex={-1}
      className={classes.item}
      data-danger={item.danger}
      onClick={() => {
        onDone();
        item.onPick();
      }}
    >
      {item.icon}
      <span className={classes.label}>{item.label}</span>
    </button>
  </>
);
