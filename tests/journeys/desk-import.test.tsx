// @module-tag P18
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { held, heldToBe, openDesk } from '../support/desk';

const STATEMENT = [
  'Ngày GD,Mã CK,Mua/Bán,KL khớp,Giá khớp,Phí,Thuế',
  '18/08/2026,ACB,Mua,300,25000,11250,0',
  '19/08/2026,VCB,Mua,100,60000,9000,0',
  '24/08/2026,ACB,Bán,100,26000,3900,2600',
].join('\n');

/** Chooses a file on the desk and returns the dialog of the import. */
async function choose(text: string, name = 'statement.csv') {
  const app = await openDesk();
  await waitFor(() => expect(held().length).toBeGreaterThan(1));
  await app.user.upload(screen.getByLabelText(/^Import/), new File([text], name));
  return { ...app, dialog: await screen.findByRole('dialog', { name: 'Import trades' }) };
}

describe('an import', () => {
  it('shows what a file would bring, saves it once it is confirmed, and can be taken back as one', async () => {
    const { user, dialog } = await choose(STATEMENT);
    const confirm = await within(dialog).findByRole('button', { name: 'Import 3 trades' });
    await user.click(confirm);
    await screen.findByText('Imported 3 trades');
    await heldToBe('VCB');
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(held()).not.toContain('VCB'));
    expect(screen.queryByText('Imported 3 trades')).toBeNull();
  });
});
