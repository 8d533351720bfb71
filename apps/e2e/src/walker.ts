import { expect } from '@playwright/test';
import axe from 'axe-core';
import { By, Key, type WebDriver, type WebElement } from 'selenium-webdriver';

const patience = 15_000;

/** Finds what a person would point at by its name: a field by its label, a button or link by its words. */
const finders = {
  field: `[...document.querySelectorAll('label')]
    .find(({ textContent }) => textContent.trim().startsWith(arguments[0]))?.control`,
  control: `[...document.querySelectorAll('a, button, [role=menuitem]')]
    .find((one) => (one.ariaLabel ?? one.textContent).trim() === arguments[0] && one.checkVisibility())`,
};

/** Walks through the portal in a browser that speaks WebDriver alone. Everything is waited for. */
export class Walker {
  readonly driver: WebDriver;
  readonly #base: string;

  constructor(driver: WebDriver, base: string) {
    this.driver = driver;
    this.#base = base;
  }

  async goto(path: string): Promise<void> {
    await this.driver.get(this.#base + path);
  }

  /** Path of the page, with its question. */
  async path(): Promise<string> {
    const { pathname, search } = new URL(await this.driver.getCurrentUrl());
    return pathname + search;
  }

  async resize(width: number, height: number): Promise<void> {
    await this.driver.manage().window().setRect({ x: 0, y: 0, width, height });
    await expect.poll(() => this.run<number>('innerWidth'), { timeout: patience }).toBe(width);
  }

  /** Value of an expression in the page. */
  run<T>(expression: string): Promise<T> {
    return this.driver.executeScript<T>(`return ${expression}`);
  }

  field(name: string): Promise<WebElement> {
    return this.#find('field', name);
  }

  control(name: string): Promise<WebElement> {
    return this.#find('control', name);
  }

  async press(name: string): Promise<void> {
    await (await this.control(name)).click();
  }

  /** Types over what stands in a field. */
  async fill(name: string, text: string): Promise<void> {
    const field = await this.field(name);
    await field.clear();
    await field.sendKeys(text);
  }

  /** All that stands on the page to be read. */
  text(): Promise<string> {
    return this.run('document.body.innerText');
  }

  /** Waits until the page shows a text. */
  async sees(text: string): Promise<void> {
    await expect.poll(() => this.text(), { message: `waiting for "${text}"`, timeout: patience }).toContain(text);
  }

  async isAt(path: RegExp): Promise<void> {
    await expect.poll(() => this.path(), { timeout: patience }).toMatch(path);
  }

  async signIn(account: string, password = 'nestling-demo'): Promise<void> {
    await this.goto('/login');
    const name = await this.#wait(() => this.driver.findElement(By.css('input[autocomplete~="username"]')));
    await name.sendKeys(account);
    await this.driver.findElement(By.css('input[type="password"]')).sendKeys(password, Key.ENTER);
  }

  /** What axe finds serious or critical on the page as it stands: each rule with its first place. */
  async serious(): Promise<string[]> {
    await this.driver.executeScript(axe.source);
    return this.driver.executeAsyncScript(`
      const done = arguments[arguments.length - 1];
      axe.run().then(({ violations }) => done(violations
        .filter(({ impact }) => impact === 'serious' || impact === 'critical')
        .map(({ id, nodes }) => id + ': ' + nodes[0].html)));
    `);
  }

  #find(kind: keyof typeof finders, name: string): Promise<WebElement> {
    return this.#wait(async () => {
      const found = await this.driver.executeScript<WebElement | null>(`return ${finders[kind]}`, name);
      if (!found) throw new Error(`There is no ${kind} "${name}".`);
      return found;
    });
  }

  async #wait(find: () => PromiseLike<WebElement>): Promise<WebElement> {
    for (const until = Date.now() + patience; ; ) {
      try {
        return await find();
      } catch (error) {
        if (Date.now() > until) throw error;
        await new Promise((wake) => setTimeout(wake, 50));
      }
    }
  }
}
