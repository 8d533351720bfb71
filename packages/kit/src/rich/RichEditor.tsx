import { RichTextEditor, type RichTextEditorLabels } from '@mantine/tiptap';
import '@mantine/tiptap/styles.layer.css';
import { useWords } from '@nestling/ui/words.ts';
import { useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type FocusEventHandler, useEffect, useRef } from 'react';
import './prosemirror.css';
import classes from './RichText.module.css';
import { richWords } from './words.ts';

type EditorProps = {
  readonly value: string;
  readonly onChange: (html: string) => void;
  readonly onBlur?: FocusEventHandler<HTMLElement> | undefined;
  readonly placeholder?: string;
  readonly disabled?: boolean;
  readonly readOnly?: boolean;
  readonly labelledBy: string;
  readonly failed: boolean;
};

const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3] },
    codeBlock: false,
    code: false,
    trailingNode: false,
    link: { openOnClick: false, defaultProtocol: 'https', protocols: ['http', 'https', 'mailto', 'tel'] },
  }),
];

/** The editor behind `RichText`; in a file of its own so that nobody fetches it who writes nothing. */
const RichEditor = ({ value, onChange, onBlur, disabled, readOnly, labelledBy, failed, ...rest }: EditorProps) => {
  const t = useWords(richWords);
  const latest = useRef(onChange);
  latest.current = onChange;
  const told = useRef(value);
  const locked = Boolean(disabled || readOnly);
  const attributes = {
    'aria-labelledby': labelledBy,
    'aria-multiline': 'true',
    'aria-invalid': String(failed),
    role: 'textbox',
    ...(rest.placeholder ? { 'aria-placeholder': rest.placeholder } : {}),
  };
  const editor = useEditor({
    extensions,
    content: value,
    editable: !locked,
    // The page takes style sheets from its own server alone; prosemirror.css holds these rules.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: (now) => {
      told.current = now.editor.isEmpty ? '' : now.editor.getHTML();
      latest.current(told.current);
    },
  });

  // The value changed from outside: a draft was taken up, or the form starts afresh.
  useEffect(() => {
    if (!editor || value === told.current) return;
    told.current = value;
    editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor?.setEditable(!locked, false);
  }, [editor, locked]);

  const labels: Partial<RichTextEditorLabels> = {
    boldControlLabel: t('bold'),
    italicControlLabel: t('italic'),
    underlineControlLabel: t('underline'),
    h2ControlLabel: t('heading'),
    h3ControlLabel: t('subheading'),
    bulletListControlLabel: t('bullets'),
    orderedListControlLabel: t('numbers'),
    blockquoteControlLabel: t('quote'),
    linkControlLabel: t('link'),
    unlinkControlLabel: t('unlink'),
    undoControlLabel: t('undo'),
    redoControlLabel: t('redo'),
    linkEditorInputLabel: t('address'),
    linkEditorInputPlaceholder: 'https://',
    linkEditorExternalLink: t('newTab'),
    linkEditorInternalLink: t('sameTab'),
    linkEditorSave: t('save'),
  };
  return (
    <RichTextEditor
      editor={editor}
      labels={labels}
      className={classes.editor}
      data-editor
      data-failed={failed}
      onBlur={onBlur}
    >
      {locked ? null : (
        <RichTextEditor.Toolbar role="toolbar" aria-labelledby={labelledBy}>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Bold />
            <RichTextEditor.Italic />
            <RichTextEditor.Underline />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.H2 />
            <RichTextEditor.H3 />
            <RichTextEditor.BulletList />
            <RichTextEditor.OrderedList />
            <RichTextEditor.Blockquote />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Link />
            <RichTextEditor.Unlink />
          </RichTextEditor.ControlsGroup>
          <RichTextEditor.ControlsGroup>
            <RichTextEditor.Undo />
            <RichTextEditor.Redo />
          </RichTextEditor.ControlsGroup>
        </RichTextEditor.Toolbar>
      )}
      <RichTextEditor.Content />
    </RichTextEditor>
  );
};

export default RichEditor;
