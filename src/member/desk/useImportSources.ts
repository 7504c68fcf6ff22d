import { useEffect, useEffectEvent, useState } from 'react';
import type { ImportSource } from './preview/import-source';

/** What looks like a cell, a row or a document: a single word was hardly copied from a table. */
const TABLE = /[\t\n;,|]/;

/** What takes a pasted text for itself, or covers the page; the heading of a page, which has the focus after a navigation, does not. */
const FIELD = 'input, textarea, select, [contenteditable], dialog, dialog *';

/**
 * Calls back with rows that are pasted while no field is focused, and with a file that is dropped on the page. Returns whether one is
 * dragged over it.
 */
export function useImportSources(isOn: boolean, onSource: (source: ImportSource) => void): boolean {
  const [isDragged, setDragged] = useState(false);
  const bring = useEffectEvent(onSource);
  useEffect(() => {
    if (!isOn) return;
    const onPaste = (event: ClipboardEvent) => {
      if (document.activeElement?.matches(FIELD) || event.clipboardData === null) return;
      const [file] = event.clipboardData.files;
      const text = event.clipboardData.getData('text/plain');
      if (file === undefined && !TABLE.test(text.trim())) return;
      event.preventDefault();
      bring(file ? { file } : { text });
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      // Else the browser would open the file in place of the page.
      event.preventDefault();
      setDragged(true);
    };
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setDragged(false);
    };
    const onDrop = (event: DragEvent) => {
      const [file] = event.dataTransfer?.files ?? [];
      if (file === undefined) return;
      event.preventDefault();
      setDragged(false);
      bring({ file });
    };
    document.addEventListener('paste', onPaste);
    document.addEventListener('dragover', onDragOver);
    document.addEventListener('dragleave', onDragLeave);
    document.addEventListener('drop', onDrop);
    return () => {
      document.removeEventListener('paste', onPaste);
      document.removeEventListener('dragover', onDragOver);
      document.removeEventListener('dragleave', onDragLeave);
      document.removeEventListener('drop', onDrop);
    };
  }, [isOn]);
  return isDragged;
}
