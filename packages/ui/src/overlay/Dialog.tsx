import { MantineThemeProvider } from '@mantine/core';
import { type KeyboardEvent, type MouseEvent, type ReactNode, useId, useLayoutEffect, useMemo, useRef } from 'react';
import classes from './Dialog.module.css';
import { enterStage } from './stage.ts';

/** How a dialog stands: in the middle, below the top bar as the search box, or as a panel from the right edge. */
export type DialogPlace = 'middle' | 'top' | 'side';

/**
 * A modal dialog on the platform's own `<dialog>`: focus stays inside, Escape and a press beside it close it, and the
 * focus goes back where it came from. Below 576 px it becomes a sheet from the bottom edge.
 * @param label its name for screen readers, usually the heading inside
 */
export const Dialog = ({
  label,
  onClose,
  place = 'middle',
  width = 440,
  children,
}: {
  label: string;
  onClose: () => void;
  place?: DialogPlace;
  width?: number;
  children: ReactNode;
}) => {
  const ref = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Nothing outside of a modal dialog is above it: lists of fields open within, where no edge cuts them off.
  const theme = useMemo(
    () => ({
      components: {
        Portal: { defaultProps: { target: `#${id}` } },
        Popover: { defaultProps: { floatingStrategy: 'fixed' } },
      },
    }),
    [id],
  );

  // Closed before it leaves the page: one that is gone already gives no focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!dialog || dialog.open) return;
    dialog.showModal();
    return () => dialog.close();
  }, []);

  useLayoutEffect(() => (ref.current ? enterStage(ref.current) : undefined), []);

  // Text selected inside and let go outside is a click on the dialog itself: only a press that began there closes it.
  const pressed = useRef(false);
  const closeBeside = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.target === ref.current && pressed.current) onClose();
    pressed.current = false;
  };

  // Escape closes a list that is open within a field first.
  const spare = (event: KeyboardEvent) => {
    const inList = event.target instanceof Element && event.target.getAttribute('aria-expanded') === 'true';
    if (event.key === 'Escape' && inList) event.preventDefault();
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard's way out is Escape, which the dialog answers itself
    <dialog
      ref={ref}
      id={id}
      className={classes.dialog}
      data-place={place}
      style={{ width }}
      aria-label={label}
      onPointerDown={(event) => {
        pressed.current = event.target === ref.current;
      }}
      onClick={closeBeside}
      onKeyDownCapture={spare}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={classes.body}>
        <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
      </div>
    </dialog>
  );
};
