import type { Page } from 'playwright-core';

/**
 * What is wrong with a screen as it is laid out: sideways overflow, a document that goes on behind its content, text
 * that is cut, sticks out of its box or lies on another text, buttons over the edge of their panel, keys without words,
 * and words that are not for people.
 */
export async function layoutViolations(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    type Rect = { left: number; right: number; top: number; bottom: number };
    type Line = { node: Node; words: string; seen: Rect; panel: Element | null };

    /** A panel, or the header of a member's page. */
    const PART = '.panel, #root div > header:has(+ main)';
    const styles = new Map<Element, CSSStyleDeclaration>();
    const found = new Set([...ofThePage(), ...ofTexts(), ...ofButtons(), ...ofWords()]);
    return [...found];

    function ofThePage(): string[] {
      const { scrollWidth, scrollHeight } = document.documentElement;
      const { bottom } = document.getElementById('root')!.getBoundingClientRect();
      const end = Math.ceil(bottom + window.scrollY);
      return [
        ...(scrollWidth > window.innerWidth ? [`the page is ${scrollWidth} px wide`] : []),
        ...(scrollHeight > Math.max(window.innerHeight, end)
          ? [`the page is ${scrollHeight} px high, its content ends at ${end}`]
          : []),
      ];
    }

    function ofTexts(): string[] {
      const problems: string[] = [];
      const lines: Line[] = [];
      for (const [node, rect] of linesOfText()) {
        const words = node.textContent!.trim().slice(0, 40);
        const { problem, seen } = followed(node.parentElement!, rect);
        if (problem) problems.push(`"${words}" ${problem}`);
        if (seen) lines.push({ node, words, seen, panel: node.parentElement!.closest(PART) });
      }
      for (const [i, one] of lines.entries()) {
        for (const other of lines.slice(i + 1)) {
          if (one.node === other.node || one.panel !== other.panel || !overlap(one.seen, other.seen))
            continue;
          problems.push(`"${one.words}" and "${other.words}" lie on each other`);
        }
      }
      return problems;
    }

    function ofButtons(): string[] {
      // A minimal one has no edge that is seen.
      return [...document.querySelectorAll('.panel button:not(.bp6-minimal)')].flatMap((button) => {
        if (isNotShown(button)) return [];
        let box = button;
        // What is scrolled or lies over the page may leave the panel.
        for (; !box.matches('.panel'); box = box.parentElement!) {
          const { overflowY, position } = styleOf(box);
          if (/auto|scroll/.test(overflowY) || /absolute|fixed|sticky/.test(position)) return [];
        }
        const [edge, rect] = [box.getBoundingClientRect(), button.getBoundingClientRect()];
        const isOver = rect.bottom > edge.bottom + 0.5 || rect.top < edge.top - 0.5;
        const words = button.ariaLabel ?? button.textContent;
        return isOver ? [`the button "${words.slice(0, 40)}" lies over the edge of ${nameOf(box)}`] : [];
      });
    }

    function ofWords(): string[] {
      const shown = document.body.innerText;
      return [
        /\b(undefined|null|NaN|Invalid Date|\[object)/,
        /[-−]0[.,]0+\s?%|\d NT\b/,
        /\{\{/,
        /\b[a-z]+\.[a-z]+[A-Z]\w+\b/,
        /Ã|á»|Æ°|\uFFFD/,
      ]
        .map((bad) => bad.exec(shown))
        .flatMap((match) => (match ? [`says ${match[0]}`] : []));
    }

    function* linesOfText(): Generator<[Node, Rect]> {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      while (walker.nextNode()) {
        const node = walker.currentNode;
        const element = node.parentElement!;
        if (!node.textContent!.trim() || isNotShown(element)) continue;
        range.selectNodeContents(node);
        for (const rect of range.getClientRects()) yield [node, rect];
      }
    }

    function isNotShown(element: Element) {
      if (element.closest('svg, canvas, option, script, style, .skip-link')) return true;
      // In a closed <details>.
      if (!element.checkVisibility()) return true;
      for (let box: Element | null = element; box; box = box.parentElement) {
        const { clipPath, visibility, opacity } = styleOf(box);
        if (clipPath !== 'none' || visibility === 'hidden' || opacity === '0') return true;
      }
      return false;
    }

    /** Follows a line of text through the boxes around it: the first problem, and what is seen of it in the flow. */
    function followed(element: Element, line: Rect): { problem?: string; seen?: Rect } {
      let { left, right, top, bottom } = line;
      let isCutOnPurpose = false;
      let isInFlow = true;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const style = styleOf(box);
        if (/^(contents|inline)$/.test(style.display)) continue;
        const edge = box.getBoundingClientRect();
        const padding = { left: parseFloat(style.paddingLeft), right: parseFloat(style.paddingRight) };
        // Scrolled sideways in its own box: what is outside is not seen, and no problem.
        if (box.matches(':has(> table:is([style*=added-width], [style*=min-width]))')) {
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          if (left >= right) return {};
        }
        const isCut = isWider({ left, right }, edge);
        const isScrolled = /auto|scroll/.test(style.overflowY) || style.webkitLineClamp !== 'none';

        // Pushed along under the thumb: what is outside is not seen, and no problem.
        if (
          box.matches('[data-sheet] > ul') ||
          (box.matches('[role=tablist]') && style.overflowX === 'auto')
        ) {
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          if (left >= right) return {};
          continue;
        }

        const inset = { left: edge.left + padding.left, right: edge.right - padding.right };
        // The whole of it is in its title.
        isCutOnPurpose ||= isWider({ left, right }, inset) && box.matches('.truncate[title]');
        if (!isCutOnPurpose && isCut && style.overflowX !== 'visible')
          return { problem: `is cut by ${nameOf(box)}` };
        if (!isCutOnPurpose && isInFlow && isWider({ left, right }, inset)) {
          return { problem: `sticks out of ${nameOf(box)}` };
        }
        if (style.overflowY !== 'visible') {
          const isCutBelow = bottom > edge.bottom + 3 || top < edge.top - 3;
          if (isCutBelow && isInFlow && !isScrolled) return { problem: `is cut below by ${nameOf(box)}` };
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)];
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
          if (left >= right || top >= bottom) return {};
        }
        // In the top layer no box around it cuts it.
        if (box.matches(':popover-open, :modal'))
          return isWider({ left, right }, { left: 0, right: innerWidth })
            ? { problem: 'sticks out of the window' }
            : {};
        const isPart = box.matches(PART);
        if (style.position === 'fixed' || (/absolute|sticky/.test(style.position) && !isPart))
          isInFlow = false;
      }
      return isInFlow ? { seen: { left, right, top, bottom } } : {};
    }

    function isWider(line: Pick<Rect, 'left' | 'right'>, edge: Pick<Rect, 'left' | 'right'>) {
      return line.right > edge.right + 1.5 || line.left < edge.left - 1.5;
    }

    function overlap(one: Rect, other: Rect) {
      const width = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      return width > 2 && height > 3;
    }

    function styleOf(element: Element) {
      const style = styles.get(element) ?? getComputedStyle(element);
      styles.set(element, style);
      return style;
    }

    function nameOf(box: Element) {
      return [box.tagName.toLowerCase(), ...box.classList].join('.');
    }
  });
}
